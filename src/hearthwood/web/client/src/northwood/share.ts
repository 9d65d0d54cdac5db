// A result to be shown to others: it says how it went and nothing of the deal, so that they can play it themselves.

import { halls } from '../lib/art/halls';
import { marks } from '../lib/art/marks';
import { dayName, words } from '../lib/words';
import type { FiefSight, NorthwoodView, TableHead } from '../protocol';
import { friendly } from './notation';

const SIGNS = { friendly: '▲', lost: '△', open: '·' } as const;
const SIZE = { width: 1200, height: 630 } as const;
const HALL = { width: 118, height: 132, apart: 20, top: 150 } as const;

/** How a fief ended, for drawing. */
function endOf(fief: FiefSight): 'friendly' | 'lost' | 'open' {
  if (friendly(fief)) return 'friendly';
  return fief.standing === 'lost' ? 'lost' : 'open';
}

/** Two or three lines of text. */
export function resultText(head: TableHead, view: NorthwoodView, link: string | null): string {
  const setup = words(head.setup === 'full' ? 'setup-full' : 'setup-intro');
  const stars = view.points;
  const first = head.daily
    ? words('share-daily', { day: dayName(head.daily, { year: true }), setup, stars })
    : words('share-game', { setup, stars });
  const roofs = view.fiefs.map((fief) => SIGNS[endOf(fief)]).join('');
  return [first, roofs, ...(link ? [link] : [])].join('\n');
}

/** A picture of the halls as they stand, lit or dark, and the stars below. */
export async function resultPicture(view: NorthwoodView): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#EFE6D4';
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  await document.fonts.load('800 48px Alegreya', '0');
  const ground = HALL.top + HALL.height - 3;
  await trees(pen, ground);
  pen.fillStyle = '#CDBF9F';
  pen.fillRect(0, ground, SIZE.width, 2);
  for (const fief of view.fiefs) await hall(pen, fief);
  await result(pen, view);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

async function trees(pen: CanvasRenderingContext2D, ground: number): Promise<void> {
  const wood = await drawn(halls['trees'] ?? '');
  for (let x = 0; x < SIZE.width; x += 600) pen.drawImage(wood, x, ground - 125, 600, 125);
}

async function hall(pen: CanvasRenderingContext2D, fief: FiefSight): Promise<void> {
  const end = endOf(fief);
  const all = 8 * HALL.width + 7 * HALL.apart;
  const x = (SIZE.width - all) / 2 + fief.fief * (HALL.width + HALL.apart);
  pen.drawImage(await drawn(halls[end] ?? ''), x, HALL.top, HALL.width, HALL.height);
  pen.font = '800 48px Alegreya';
  pen.textAlign = 'center';
  pen.fillStyle = '#22291F';
  pen.fillText(
    String(fief.target),
    x + HALL.width * (end === 'lost' ? 0.29 : 0.5),
    HALL.top + HALL.height * 0.88,
  );
  const star = await drawn(
    marks[`star-${end === 'friendly' ? 'full' : end === 'lost' ? 'lost' : 'empty'}`] ?? '',
  );
  const left = x + HALL.width / 2 - (fief.stars * 26 - 4) / 2;
  for (let index = 0; index < fief.stars; index += 1) {
    pen.drawImage(star, left + index * 26, HALL.top + HALL.height + 12, 22, 22);
  }
}

async function result(pen: CanvasRenderingContext2D, view: NorthwoodView): Promise<void> {
  const medal = view.outcome?.medal;
  const middle = SIZE.width / 2 - (medal ? 0 : 70);
  if (medal) pen.drawImage(await drawn(marks[`medal-${medal}`] ?? ''), middle - 190, 370, 120, 160);
  pen.drawImage(await drawn(marks['star-full'] ?? ''), middle + 50, 395, 96, 96);
  pen.font = '800 132px Alegreya';
  pen.textAlign = 'right';
  pen.fillStyle = '#22291F';
  pen.fillText(String(view.points), middle + 36, 490);
}

/** A drawing as a picture. Outside the page it has its colours of the day, and roofs of no suit. */
async function drawn(svg: string): Promise<HTMLImageElement> {
  const image = new Image(480, 480);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
