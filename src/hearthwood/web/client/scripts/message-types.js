// Writes src/lib/words/messages.d.ts: every message and what it needs, read from the English files. With it the
// compiler sees a message that is not there and a fact that is missing.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const english = join(here, '../../../locales/en');
const target = join(here, '../src/lib/words/messages.d.ts');

export function writeMessageTypes() {
  const texts = readdirSync(english)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(join(english, name), 'utf8'));
  const rows = texts
    .flatMap(messagesOf)
    .map(([name, facts]) => `  '${name}': ${facts.join(' | ') || 'never'};`);
  const text = [
    '// Written by scripts/message-types.js.',
    'export interface Messages {',
    ...rows,
    '}',
    '',
  ].join('\n');
  if (!same(text)) writeFileSync(target, text);
}

/** Names and variables of a Fluent file. */
function messagesOf(text) {
  const parts = text.split(/^(?=[a-zA-Z][\w-]* *=)/m).filter((part) => /^[a-zA-Z][\w-]* *=/.test(part));
  return parts.map((part) => {
    const own = part.replace(/^#.*$/gm, '');
    const facts = new Set([...own.matchAll(/\$(\w+)/g)].map((found) => `'${found[1]}'`));
    return [part.match(/^[\w-]+/)[0], [...facts]];
  });
}

function same(text) {
  try {
    return readFileSync(target, 'utf8') === text;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeMessageTypes();
