// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KnowledgeResults } from '@/components/niche/knowledge-results';
import { nicheScraper } from '@/lib/content/pages/niche';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { render } from '../../../support/render';

const short = 'Short and complete. '.padEnd(200, 'x');
const long = `${short}y`;
const knowledge = [
  { title: 'One', category: 'Tools', content: short, source: 'https://a.example/', type: 'own' },
  { title: 'Two', category: 'Rules', content: long, source: 'https://b.example/', type: 'own' },
];
const items = () => [...document.querySelectorAll('ol > li')];

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ knowledge }));
  const run = {
    id: 'one',
    results: 2,
    subject: 'plumber',
    isOver: true,
    pagesSkipped: 0,
    settings: { format: 'json' },
  } as RunView;
  await render(createElement(KnowledgeResults, { run, copy: nicheScraper }));
});

test('KnowledgeResults › shows a text of up to 200 characters, and folds the rest of a longer one away', () => {
  const [first, second] = items();
  expect(first?.querySelector('details')).toBeNull();
  expect(first?.textContent).toContain(short);
  expect(second?.querySelector('summary')?.textContent).toBe(`${short}… Full textLess`);
  expect(second?.querySelector('details > p')?.textContent).toBe(long);
});

test('KnowledgeResults › filters by category', async () => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rules 1');
  await act(async () => button?.click());
  expect(items().map((item) => item.querySelector('h3')?.textContent)).toEqual(['Two']);
});
