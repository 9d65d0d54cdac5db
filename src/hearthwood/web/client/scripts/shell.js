// What makes the built client an app that can be installed: icons from the drawings, and a service worker that knows
// the files of the shell by name.

import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { writeMessageTypes } from './message-types.js';

const art = fileURLToPath(new URL('../../../art/app', import.meta.url));
const worker = fileURLToPath(new URL('../src/worker.js', import.meta.url));
const ICONS = [
  'favicon.svg',
  'icon.svg',
  'icon-maskable.svg',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
];

/** Bundled as files, which Vite's own list of licences leaves out. */
const FONTS = ['@fontsource-variable/alegreya', '@fontsource/alegreya-sans'];

/** @returns {import('vite').Plugin} */
export function shell() {
  return {
    name: 'hearthwood-shell',
    buildStart() {
      writeMessageTypes();
    },
    configureServer(server) {
      server.middlewares.use('/app', (request, response, next) => {
        const name = ICONS.find((icon) => request.url === `/${icon}`);
        if (!name) return next();
        response.setHeader('Content-Type', name.endsWith('svg') ? 'image/svg+xml' : 'image/png');
        response.end(readFileSync(join(art, name)));
      });
    },
    generateBundle(_options, bundle) {
      for (const name of ICONS) {
        this.emitFile({
          type: 'asset',
          fileName: `app/${name}`,
          source: readFileSync(join(art, name)),
        });
      }
      const files = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name));
      const kept = [
        '/',
        '/theme.js',
        '/manifest.webmanifest',
        '/app/favicon.svg',
        ...files.map((name) => `/${name}`),
      ];
      const version = createHash('sha256').update(kept.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(worker, 'utf8')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['FILES']", JSON.stringify(kept));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
    writeBundle({ dir }) {
      appendFileSync(join(dir, 'licences.md'), FONTS.map(licence).join(''));
    },
  };
}

function licence(name) {
  const folder = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}
