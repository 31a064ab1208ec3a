// node scripts/icons.mjs: renders the icons in public/ from app/icon.svg. Run it when that file changes, and commit the
// result.

import './support/node-version.mjs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { main, step } from './support/cli-output.mjs';

const PAPER = '#f9f6ee';
/** The share of the width that the drawing fills. Phones crop maskable icons to a circle of 80 %. */
const INSET = { none: 1, padded: 0.78, maskable: 0.56 };

const svg = await readFile('app/icon.svg');

/** The icon as a square PNG of `size` pixels. */
async function draw(size, { inset = INSET.none, background } = {}) {
  const side = Math.round(size * inset);
  const drawing = await sharp(svg, { density: 72 * (side / 34) })
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: background ?? '#0000' } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file of PNG images: a header of 6 bytes, an entry of 16 bytes for each image, then the images. */
function ico(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

async function writeIcons() {
  await mkdir('public', { recursive: true });
  const favicon = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size) })));
  const files = {
    'favicon.ico': ico(favicon),
    'apple-touch-icon.png': await draw(180, { inset: INSET.padded, background: PAPER }),
    'icon-192.png': await draw(192),
    'icon-512.png': await draw(512),
    'icon-maskable-192.png': await draw(192, { inset: INSET.maskable, background: PAPER }),
    'icon-maskable-512.png': await draw(512, { inset: INSET.maskable, background: PAPER }),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(`public/${name}`, bytes);
}

await main(() => step('Icons', writeIcons));
