import { performance as nodePerformance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { readPdfLines } from '@/lib/crawler/pdf/pdf-lines';
import { type PdfItem, readDocument } from '@/lib/crawler/pdf/read-document';
import { createReader } from '@/lib/crawler/pool/reader';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { growth } from '../../../support/growth';
import { makePdf } from '../../../support/make-pdf';

const URL_OF_LIST = 'https://salon.ie/files/price-list_2026.pdf';

/** A busy machine may take longer than a run would wait. */
const PATIENT = { ms: Number.POSITIVE_INFINITY, memory: Number.POSITIVE_INFINITY };

async function read(...given: Parameters<typeof makePdf>) {
  const answer = await createReader(undefined, PATIENT).readPdf(makePdf(...given), URL_OF_LIST);
  if (!answer.ok) throw new Error(answer.kind);
  return answer.reading;
}

const price = (y: number, name: string, amount: string) => [
  { text: name, x: 50, y },
  { text: amount, x: 400, y },
];

const priceList = [
  [
    { text: 'Salon prices', x: 50, y: 800, size: 20 },
    ...price(760, 'Cut and blow-dry', '€45'),
    ...price(740, 'Fringe trim', '€8.50'),
    { text: 'All prices include a wash, which our train-', x: 50, y: 700 },
    { text: 'ees do on Tuesdays.', x: 50, y: 686 },
  ],
  [{ text: 'Colour', x: 50, y: 800, size: 14 }, ...price(760, 'Full head of highlights', '€120')],
];

describe('Reader.readPdf', () => {
  test('reads lines, headings and sentences, and names the pages', async () => {
    const page = await read(priceList, { title: 'Microsoft Word - list.docx' });
    expect(page).toMatchObject({ contentType: 'PDF', title: 'Salon prices' });
    expect(page.text).toBe(
      'Salon prices\nCut and blow-dry | €45\nFringe trim | €8.50\nAll prices include a wash, which our trainees do on Tuesdays.\n\nColour\nFull head of highlights | €120',
    );
    expect(page.headings.map(({ text }) => text)).toEqual(['Salon prices', 'Colour']);
    expect(page.markdown.match(/^#.*$/gm)).toEqual(['## Page 1', '### Salon prices', '## Page 2', '### Colour']);
  });

  test('states prices with the page and the words', async () => {
    const page = await read(priceList);
    const { prices } = collectFacts([{ ...page, url: URL_OF_LIST }]);
    expect(prices).toMatchObject([
      { text: 'Cut and blow-dry | €45', heading: 'Salon prices', sources: [{ url: `${URL_OF_LIST}#page=1` }] },
      { text: 'Fringe trim | €8.50' },
      { text: 'Full head of highlights | €120', sources: [{ url: `${URL_OF_LIST}#page=2` }] },
    ]);
  });

  test('keeps columns apart', async () => {
    const column = (x: number, ...texts: string[]) => texts.map((text, index) => ({ text, x, y: 700 - index * 20 }));
    const page = await read([[...column(50, 'Soup', 'Salad'), ...column(300, 'Steak', 'Sole')]]);
    expect(page.text.split('\n')).toEqual(['Soup', 'Salad', 'Steak', 'Sole']);
  });

  const stacked = (...texts: string[]) => texts.map((text, index) => ({ text, x: 50, y: 700 - index * 20 }));
  const pricesOf = (page: Awaited<ReturnType<typeof read>>) =>
    collectFacts([{ ...page, url: URL_OF_LIST }]).prices.map(({ text }) => text);
  const starters = { text: 'Starters', x: 50, y: 740, size: 18 };

  test('states no price that stands alone on its line: it may belong to the line above or below', async () => {
    const page = await read([
      [
        starters,
        ...stacked('Soup & roll', 'With brown bread', '€7', 'Prawn cocktail', 'With lemon', '€9', 'Tea ......... €3'),
      ],
    ]);
    expect(pricesOf(page)).toEqual(['Tea | €3']);
    expect(page.text).toContain('€9');
  });

  test('does not join a price below its name to another column', async () => {
    const page = await read([
      [
        { text: 'Toast', x: 50, y: 700 },
        { text: 'Fish and chips', x: 300, y: 714 },
        { text: '€16', x: 300, y: 700 },
      ],
    ]);
    expect(page.text.split('\n')).toEqual(['Toast', 'Fish and chips', '€16']);
  });

  test('separates a name from its price at dots', async () => {
    const page = await read([[{ text: 'Chowder ........... €9.50', x: 50, y: 700 }]]);
    expect(page.text).toBe('Chowder | €9.50');
  });

  test('takes no control characters into the title', async () => {
    expect((await read(priceList, { title: 'Our\u0001 prices' })).title).toBe('Our prices');
  });

  test('takes the title from the file if nothing else says it', async () => {
    expect((await read([[{ text: 'Open daily.', x: 50, y: 700 }]])).title).toBe('price list 2026');
  });
});

describe('Reader.readPdf › hostile files', () => {
  test.each([
    ['nothing but a header', Buffer.from('%PDF-1.7'), 'pdf-broken'],
    ['something else', Buffer.from('<html>Not found</html>'), 'pdf-broken'],
    ['an empty file', Buffer.alloc(0), 'pdf-broken'],
    [
      'a password',
      makePdf([[{ text: 'Secret', x: 0, y: 0 }]], {
        trailer: `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
      }),
      'pdf-password',
    ],
  ])('reports %s', async (_name, bytes, kind) => {
    expect(await createReader(undefined, PATIENT).readPdf(bytes, URL_OF_LIST)).toMatchObject({ ok: false, kind });
  });

  test('ends the reading of a file that takes too long', async () => {
    const endless = makePdf([Buffer.from('BT /F1 10 Tf (x) Tj ET '.repeat(2_000_000))]);
    const reader = createReader(undefined, { ...PATIENT, ms: 700 });
    expect(await reader.readPdf(endless, URL_OF_LIST)).toMatchObject({ ok: false, kind: 'pdf-heavy' });
  });

  test('ends the reading of a file that takes too much memory, and reads the next one', async () => {
    const bomb = makePdf([Buffer.alloc(120_000_000, ' ')]);
    const reader = createReader(undefined, { ...PATIENT, memory: 40_000_000 });
    expect(await reader.readPdf(bomb, URL_OF_LIST)).toMatchObject({ ok: false, kind: 'pdf-heavy' });
    expect((await read([[{ text: 'Soup', x: 0, y: 0 }]])).text).toBe('Soup');
  });

  test('reads thousands of words and prices at one height to the end without keeping this thread', async () => {
    const row = (x: number, text: string) => Array.from({ length: 9_500 }, () => ({ text, x, y: 400 }));
    const content = [...row(10, 'Tea'), ...row(500, '3')].map(
      ({ text, x, y }) => `BT /F1 8 Tf ${x} ${y} Td (${text}) Tj ET`,
    );
    const before = nodePerformance.eventLoopUtilization();
    const answer = await createReader(undefined, PATIENT).readPdf(
      makePdf(Array.from({ length: 2 }, () => Buffer.from(content.join('\n')))),
      URL_OF_LIST,
    );
    const { active, idle } = nodePerformance.eventLoopUtilization(before);
    expect(answer).toMatchObject({ ok: true, reading: { contentType: 'PDF' } });
    expect(active).toBeLessThan(idle);
  });

  test('takes linear time for lines at one height', async () => {
    const row = (x: number, text: string, count: number) =>
      Array.from({ length: count }, (_, at): PdfItem => ({ text, x, y: 400, width: 20, height: 8 + (at % 2) }));
    const read = (count: number) =>
      readPdfLines(Array.from({ length: 20 }, () => [...row(10, 'Tea', count), ...row(500, '3', count)]));
    expect(await growth(read, 450)).toBeLessThan(3);
  });
});

describe('readDocument', () => {
  test('reads the first 100 pages', async () => {
    const empty = Array.from({ length: 110 }, () => []);
    const { pages, pageCount } = await readDocument(new Uint8Array(makePdf(empty)));
    expect([pages.length, pageCount]).toEqual([100, 110]);
  });
});
