import { describe, expect, test } from 'vitest';
import { chunkPage } from '@/lib/crawler/export/chunk-page';
import { toJsonl } from '@/lib/crawler/export/formats';
import { page, pages } from '../../../support/crawled-pages';

async function text(parts: AsyncIterable<string>) {
  let whole = '';
  for await (const part of parts) whole += part;
  return whole;
}

describe('chunkPage', () => {
  test('toJsonl › writes chunks with their URL', async () => {
    const lines = (await text(toJsonl(pages())))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.find(({ text: chunk }) => chunk.includes('Sourdough'))).toMatchObject({
      id: 'https://bakery.ie/menu#0',
      urls: ['https://bakery.ie/menu'],
      url: 'https://bakery.ie/menu',
    });
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  const sentence = 'The quick brown fox jumps over the lazy dog near the old bridge in Ennis. ';

  test('loses no text, in chunks of at most 1,200 characters', () => {
    for (const markdown of [
      `# A\n\n${sentence.repeat(200)}`,
      `${'word '.repeat(3_000)}`,
      'x'.repeat(9_000),
      `## B\n\n- ${sentence}\n`.repeat(80),
      '',
    ]) {
      const chunks = chunkPage(markdown);
      const letters = (given: string) => given.replaceAll(/\s|^#+ .*$/gm, '');
      const bodies = chunks.map(({ body }) => body).join('');
      expect(letters(bodies).length).toBe(letters(markdown).length);
      for (const chunk of chunks) expect(chunk.text.length).toBeLessThanOrEqual(1_200);
    }
  });

  test('starts a chunk with its headings', () => {
    expect(chunkPage(`# Rooms\n\n## Prices\n\n${sentence.repeat(5)}`, 'Oak Lodge').map((chunk) => chunk.text)).toEqual([
      `Oak Lodge › Rooms › Prices\n\n${sentence.repeat(5).trim()}`,
    ]);
  });

  test('splits at sections, and joins short ones under a common heading', () => {
    const chunks = chunkPage(
      `# Services\n\n## Repair\n\nSame day.\n\n## Service\n\nEvery year.\n\n# About\n\n${sentence.repeat(8)}`,
    );
    expect(chunks.map((chunk) => chunk.text)).toEqual([
      'Services\n\nRepair\nSame day.\n\nService\nEvery year.',
      `About\n\n${sentence.repeat(8).trim()}`,
    ]);
  });

  test('joins a section of less than 200 characters with the one above it', () => {
    const chunksWith = (length: number) => chunkPage(`# Services\n\n## Repair\n\n${'x'.repeat(length)}`)[0]?.headings;
    expect([chunksWith(199), chunksWith(200)]).toEqual([['Services'], ['Services', 'Repair']]);
  });

  test('takes a heading of more than 160 characters for text, and shortens headings to 240 together', () => {
    const headingsOf = (length: number) => chunkPage(`# ${'x'.repeat(length)}\n\n${sentence}`)[0]?.headings;
    expect([headingsOf(160)?.length, headingsOf(161)?.length]).toEqual([1, 0]);
    const [chunk] = chunkPage(`# ${'a'.repeat(150)}\n\n## ${'b'.repeat(150)}\n\n${sentence.repeat(5)}`);
    expect(chunk?.text.split('\n')[0]).toBe(`…${'a'.repeat(239 - 153)} › ${'b'.repeat(150)}`);
  });

  test('makes a repeated block of at least 30 characters a chunk of its own', () => {
    const bodiesWith = (block: string) => chunkPage(`${sentence}\n\n${block}`, '', (one) => one === block).length;
    expect([bodiesWith('x'.repeat(29)), bodiesWith('x'.repeat(30))]).toEqual([1, 2]);
  });

  test('keeps text that is written as headings', () => {
    const texts = chunkPage(
      `# Hours\n\n### Monday\n\n### 17:00 – 19:30\n\n## Telephone\n\n### [065 123 4567](tel:0651234567)\n\n### ${sentence.repeat(3)}\n\n## Gallery`,
    ).map(({ text }) => text);
    expect(texts).toEqual([
      'Hours\n\nMonday\n\n17:00 – 19:30',
      `Hours › Telephone\n\n[065 123 4567](tel:0651234567)\n\n${sentence.repeat(3).trim()}`,
      'Hours\n\nGallery',
    ]);
  });

  test('keeps a question, a line in bold or one above a list and what follows it together, wherever a chunk ends', () => {
    for (const question of [
      '**Summer** (July and August)',
      '**Delivery to Ennis**',
      'Do you deliver to Ennis?',
      '**Do you deliver to Ennis?**',
      '- Do you deliver to Ennis?',
    ]) {
      const answer = `${question.startsWith('**Summer') ? '- ' : ''}Yes: ${sentence.repeat(3)}`;
      for (let length = 1; length <= 15; length += 1) {
        const chunks = chunkPage(`# Help\n\n${sentence.repeat(length)}\n\n${question}\n\n${answer}\n\nMore.`);
        expect(chunks.find(({ body }) => body.includes(question))?.body).toContain('Yes:');
      }
    }
  });

  test('ignores headings in code blocks', () => {
    expect(chunkPage('# A\n\n```\n# no heading\n\nx\n```')).toMatchObject([
      { headings: ['A'], text: 'A\n\n```\n# no heading\n\nx\n```' },
    ]);
  });

  test('toJsonl › merges text that is repeated on several pages into one chunk', async () => {
    const offer = `<section><p>${sentence.repeat(4)}</p></section>`;
    const site = ['a', 'b', 'c'].map((name) =>
      page(
        `https://bakery.ie/${name}`,
        `<title>${name}</title><main><h1>Page ${name}</h1><p>Own words of ${name}, ${sentence}</p>${offer}</main>`,
      ),
    );
    const lines = (
      await text(
        toJsonl(
          (async function* () {
            yield* site;
          })(),
        ),
      )
    )
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const repeated = lines.filter((line) => line.text.includes(sentence.repeat(2).trim()));
    expect(repeated).toHaveLength(1);
    expect(repeated[0].urls).toEqual(['https://bakery.ie/a', 'https://bakery.ie/b', 'https://bakery.ie/c']);
  });
});
