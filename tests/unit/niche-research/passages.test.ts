import { describe, expect, test } from 'vitest';
import { passagesOfArticle, passagesOfMarkdown } from '@/lib/niche-research/passages';

describe('passages', () => {
  const long = 'This sentence is long enough to be kept as a passage of its own, whatever else is said. ';

  test('passagesOfMarkdown › splits at sentence ends without losing text', () => {
    const text = long.repeat(40);
    const passages = passagesOfMarkdown(text, 500);
    for (const { content } of passages) {
      expect(content.length).toBeLessThanOrEqual(500);
      expect(content.endsWith('.')).toBe(true);
      expect(text).toContain(content);
    }
    expect(passages.map(({ content }) => content).join(' ')).toBe(text.trim());
  });

  test('passagesOfArticle › excludes lists of links', () => {
    const text = `${long}\n\n== Work ==\n${long}\n\n=== Tools ===\n${long}\n\n== References ==\n${long}`;
    expect(passagesOfArticle(text, 1_000).map(({ heading }) => heading)).toEqual(['', 'Work', 'Tools']);
  });

  test('passagesOfMarkdown › uses the headings', () => {
    expect(passagesOfMarkdown(`# A\n\n${long}\n\n## B\n\n${long}`, 1_000).map(({ heading }) => heading)).toEqual([
      'A',
      'B',
    ]);
  });

  test('passagesOfMarkdown › leaves out markup', () => {
    const markdown = `## [Repairs](https://a.ie/repairs "All of them")\n\n![A tap](https://a.ie/tap.jpg)\n\n**Turn** the [stop\\-cock](https://a.ie/tap) off, 2 * 3 * 4 times. ${long}`;
    expect(passagesOfMarkdown(markdown, 1_000)).toEqual([
      { heading: 'Repairs', content: `Turn the stop-cock off, 2 * 3 * 4 times. ${long}`.trim() },
    ]);
  });

  test.each(['__a ', '**a ', '![', '[a](', '[a]( '])(
    'passagesOfMarkdown › takes linear time for 150,000 times "%s"',
    (open) => {
      expect(passagesOfMarkdown(open.repeat(150_000), 1_000)).not.toEqual([]);
    },
  );

  test('passagesOfMarkdown › returns none for an empty text', () => {
    for (const text of ['', ' ', '\n'.repeat(1_000)]) expect(passagesOfMarkdown(text, 500)).toEqual([]);
  });
});
