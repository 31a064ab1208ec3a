import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CrawlPlanPanel } from '@/components/scraper/crawl-plan-panel';

function render(total: number, limit = 100) {
  const pages = [{ url: 'https://bakery.ie/', text: 'Home' }];
  const groups = [{ kind: 'General' as const, count: total, pages }];
  return renderToStaticMarkup(
    createElement(CrawlPlanPanel, { plan: { total, groups, hasSitemap: true, isComplete: true }, limit }),
  );
}

test('CrawlPlanPanel › shows up to twelve pages at once, and folds more', () => {
  expect(render(12)).toContain('<details open="">');
  expect(render(13)).toContain('<details>');
});

test('CrawlPlanPanel › says how much of the site a run would read', () => {
  expect(render(10, 10)).toContain('10 pages, according to this page and the sitemap. A run would read all of them.');
  expect(render(1_300, 1_000)).toContain('A run would read 1,000 of them (Maximum pages).');
});
