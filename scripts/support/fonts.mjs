// Splits the two typefaces of the packages into the font files that browsers load (docs/decisions/page-weight.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The characters of nearly every page. The files with them are preloaded. */
export const COMMON =
  'U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A9, U+B7, U+C1, U+C9, U+CD, U+D3, U+D7, U+DA, U+E1, U+E9, U+ED, U+F3, U+F7, ' +
  'U+FA, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212';

/** All other characters of the typefaces, without invisible ones. Pages that contain one load a second file. */
export const REST =
  'U+24, U+3C-3E, U+5B-5E, U+60, U+7B-7E, U+A1-A8, U+AA-AC, U+AE-B6, U+B8-C0, U+C2-C8, U+CA-CC, U+CE-D2, U+D4-D6, U+D8-D9, ' +
  'U+DB-E0, U+E2-E8, U+EA-EC, U+EE-F2, U+F4-F6, U+F8-F9, U+FB-FF, U+102-103, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, ' +
  'U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+329, U+2009, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, ' +
  'U+2191, U+2193, U+2215';

/** Kerning is preserved, and in headings tabular figures; in the text typeface, figures always have equal width. */
const FAMILIES = [
  { name: 'heading', package: 'bricolage-grotesque', axes: { wght: 650 }, features: ['kern', 'tnum'] },
  { name: 'text', package: 'source-sans-3', axes: { wght: { min: 400, max: 600 } }, features: ['kern'] },
];

/** Combining accents. */
const ACCENTS = ['ccmp', 'locl', 'mark', 'mkmk'];

/** Tables that browsers do not need: hints, which these fonts lack, style names, underline offsets. */
const NOT_NEEDED = ['BASE', 'MVAR', 'STAT', 'gasp', 'prep'];

const COPYRIGHT = 0;
const LICENSE_URL = 14;
const NAMES_WANTED = [0, 1, 2, 4, 6, 14];

/** The characters of a `unicode-range`. */
export function charactersOf(range) {
  return range
    .split(', ')
    .map((part) => {
      const [from, to = from] = part.slice(2).split('-');
      const first = Number.parseInt(from, 16);
      return String.fromCodePoint(
        ...Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index),
      );
    })
    .join('');
}

/** The offset of a table in an SFNT file, and of its directory entry. */
function findTable(sfnt, tag) {
  for (let entry = 12; entry < 12 + 16 * sfnt.readUInt16BE(4); entry += 16) {
    if (sfnt.toString('latin1', entry, entry + 4) === tag) {
      return { entry, start: sfnt.readUInt32BE(entry + 8), length: sfnt.readUInt32BE(entry + 12) };
    }
  }
  throw new Error(`The font has no table ${tag}.`);
}

/**
 * Keeps copyright and licence, and renames the font: the licence of Source Sans reserves its name for the unmodified font.
 * The table only shrinks, so the file needs no new layout; the WOFF2 encoder drops the gap and recomputes the checksums.
 */
function rename(sfnt, name) {
  const { entry, start, length } = findTable(sfnt, 'name');
  const old = Buffer.from(sfnt.subarray(start, start + length));
  const strings = old.readUInt16BE(4);
  const kept = [];
  for (let record = 6; record < 6 + 12 * old.readUInt16BE(2); record += 12) {
    const id = old.readUInt16BE(record + 6);
    const from = strings + old.readUInt16BE(record + 10);
    const text =
      id === COPYRIGHT || id === LICENSE_URL
        ? old.subarray(from, from + old.readUInt16BE(record + 8))
        : Buffer.from(name, 'utf16le').swap16();
    if (NAMES_WANTED.includes(id) || id > 255) kept.push({ head: old.subarray(record, record + 8), text });
  }
  const head = Buffer.alloc(6 + 12 * kept.length);
  head.writeUInt16BE(kept.length, 2);
  head.writeUInt16BE(head.length, 4);
  let storage = Buffer.alloc(0);
  for (const [index, record] of kept.entries()) {
    const at = 6 + 12 * index;
    const there = storage.indexOf(record.text);
    record.head.copy(head, at);
    head.writeUInt16BE(record.text.length, at + 8);
    head.writeUInt16BE(there < 0 ? storage.length : there, at + 10);
    if (there < 0) storage = Buffer.concat([storage, record.text]);
  }
  const table = Buffer.concat([head, storage]);
  if (table.length > length) throw new Error(`The names of ${name} do not fit into their table.`);
  table.copy(sfnt, start);
  sfnt.writeUInt32BE(table.length, entry + 12);
  return sfnt;
}

/**
 * Decodes a WOFF2 file to SFNT, to read its tables.
 * @returns {Promise<Buffer>}
 */
export async function unpack(file) {
  const { convert } = await import('fontverter');
  return convert(file, 'sfnt');
}

/** Writes the four files: for each typeface the common characters, and the rest. */
export async function makeFonts(folder) {
  // Imported lazily: this module is loaded before the packages are installed.
  const { default: subset } = await import('subset-font');
  const { convert } = await import('fontverter');
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const { name, package: source, axes, features } of FAMILIES) {
    const whole = readFileSync(
      resolve(`@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`, { paths: [ROOT] }),
    );
    for (const [file, range, more] of [
      [name, COMMON, []],
      [`${name}-rest`, REST, ACCENTS],
    ]) {
      const cut = await subset(whole, charactersOf(range), {
        targetFormat: 'sfnt',
        variationAxes: axes,
        keepFeatures: [...features, ...more],
        noHinting: true,
        dropTables: NOT_NEEDED,
        preserveNameIds: [LICENSE_URL],
      });
      writeFileSync(join(folder, `${file}.woff2`), await convert(rename(cut, name), 'woff2'));
    }
  }
}
