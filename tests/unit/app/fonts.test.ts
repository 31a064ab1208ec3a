import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { describe, expect, test } from 'vitest';

/** The values of `unicode-range` in app/fonts.ts: the common characters, then the rest. */
const ranges = [...readFileSync('app/fonts.ts', 'utf8').matchAll(/'(U\+[^']+)'/g)].map(([, range = '']) => range);
const [COMMON = '', , REST = ''] = ranges;

/** The characters of a `unicode-range`. */
const charactersOf = (range: string) =>
  range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');

/** What a file may weigh to arrive with the first packets of a mobile connection: docs/decisions/page-weight.md. */
const LIMIT = 11_300;

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const latin1 = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 161 + index)).replace('\u00ad', '');
const fadas = 'ÁÉÍÓÚáéíóú';
const typography = '\u00a0·–—‘’“”…•€';

const read = (file: string) => readFileSync(`app/fonts/${file}.woff2`);

async function tables(file: string) {
  const sfnt = await convert(read(file), 'sfnt');
  const entries = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    entries.map((entry) => {
      const start = sfnt.readUInt32BE(entry + 8);
      return [sfnt.toString('latin1', entry, entry + 4), sfnt.subarray(start, start + sfnt.readUInt32BE(entry + 12))];
    }),
  );
}

/** The characters that a font has glyphs for, by the segments of its character map (format 4). */
async function charactersIn(file: string) {
  const cmap = (await tables(file)).get('cmap') ?? Buffer.alloc(4);
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4) ?? Number.NaN;
  const doubled = cmap.readUInt16BE(at + 6);
  const found = new Set<string>();
  for (let segment = at + 14; segment < at + 14 + doubled; segment += 2) {
    const last = cmap.readUInt16BE(segment);
    if (last === 0xffff) continue;
    for (let code = cmap.readUInt16BE(segment + doubled + 2); code <= last; code++)
      found.add(String.fromCharCode(code));
  }
  return found;
}

/** The names that a font bears, by their number. */
async function namesIn(file: string) {
  const table = (await tables(file)).get('name') ?? Buffer.alloc(6);
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + 12 * index);
  return new Map(
    records.map((record) => {
      const start = table.readUInt16BE(4) + table.readUInt16BE(record + 10);
      const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)));
      return [table.readUInt16BE(record + 6), text.swap16().toString('utf16le')];
    }),
  );
}

describe.each(['heading', 'text'])('font files › %s', (name) => {
  test('have the common characters in a file of at most eight packets', async () => {
    expect(read(name).length).toBeLessThanOrEqual(LIMIT);
    const there = await charactersIn(name);
    expect([...charactersOf(COMMON)].filter((character) => !there.has(character))).toEqual([]);
  });

  test('have every character of Latin-1 in exactly one of the two files', async () => {
    const [first, second] = [await charactersIn(name), await charactersIn(`${name}-rest`)];
    const whole = [...ascii, ...latin1].filter((character) => name === 'text' || character !== '¤');
    expect(whole.filter((character) => !first.has(character) && !second.has(character))).toEqual([]);
    expect([...first].filter((character) => second.has(character))).toEqual([]);
  });

  test('have no reserved font name, but keep the copyright', async () => {
    for (const file of [name, `${name}-rest`]) {
      const { 0: copyright, 14: license, ...others } = Object.fromEntries(await namesIn(file));
      expect(copyright).toMatch(/^(Copyright|©) 20\d\d /);
      expect(license).toMatch(/OFL$/);
      expect(new Set(Object.values(others))).toEqual(new Set([name]));
    }
  });
});

test('COMMON › includes letters, figures, accented vowels and typographic punctuation', () => {
  const common = charactersOf(COMMON);
  const wanted = [...(ascii.match(/[\w .,:;!?'"()/&%+*#@-]/g) ?? []), ...fadas, ...typography];
  expect(wanted.filter((character) => !common.includes(character))).toEqual([]);
});

test('app/fonts.ts › declares the same ranges for both typefaces', () => {
  expect(ranges).toEqual([COMMON, COMMON, REST, REST]);
});
