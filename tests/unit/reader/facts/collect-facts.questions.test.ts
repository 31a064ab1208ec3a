import { describe, expect, test } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { readPage } from '@/lib/reader/read-page';

const questionsOf = (pages: [path: string, question: string][]) =>
  collectFacts(
    pages.map(([path, question]) => {
      const url = `https://example.ie${path}`;
      const body = `<h1>Help</h1><dl><dt>${question}</dt><dd>Yes, every day of the week, and at short notice as well.</dd></dl>`;
      return { ...readPage(`<html lang="en"><body>${body}</body></html>`, url), url };
    }),
  ).questions.map(({ question, sources }) => `${question} (${sources.length})`);

describe('collectFacts › questions', () => {
  test('takes the questions of an article only from its markup', () => {
    const asked = {
      '@type': 'Question',
      name: 'Is a dead tree safe?',
      acceptedAnswer: { '@type': 'Answer', text: 'Rarely.' },
    };
    const data = JSON.stringify({ '@type': 'FAQPage', mainEntity: [asked] });
    const url = 'https://example.ie/blog/dead-trees';
    const body = `<h1>Trees</h1><h2>Roots</h2><p>Dig.</p><h2>Crowns</h2><p>Look up.</p><dl><dt>Do trees fall?</dt><dd>They do, now and then.</dd></dl>`;
    const page = { ...readPage(`<body>${body}<script type="application/ld+json">${data}</script></body>`, url), url };
    expect(collectFacts([page]).questions.map(({ question }) => question)).toEqual(['Is a dead tree safe?']);
  });

  test('takes a page in a folder of a year and month for an article', () => {
    expect(questionsOf([['/2026/07/04/lakes', 'Can guests swim in the lake?']])).toEqual([]);
    expect(questionsOf([['/rooms/2026', 'Can guests swim in the lake?']])).toHaveLength(1);
  });

  test('keeps questions about different services', () => {
    const service = (path: string, name: string): [string, string] => [path, `How long does ${name} take?`];
    expect(
      questionsOf([
        service('/boiler-repair', 'Boiler Repair'),
        service('/boiler-cleaning', 'Boiler Cleaning'),
        service('/boiler-installation', 'Boiler Installation'),
      ]),
    ).toHaveLength(3);
  });

  test('keeps the same question of several pages once', () => {
    expect(
      questionsOf([
        ['/a', 'Do you take cards?'],
        ['/b', 'Do you take cards?'],
      ]),
    ).toEqual(['Do you take cards? (2)']);
  });
});
