import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeadCharts } from '@/components/leads-admin/lead-charts';

const render = (...counts: number[]) =>
  renderToStaticMarkup(
    createElement(LeadCharts, {
      days: counts.map((count, index) => ({ day: `2026-11-0${index + 1}`, count })),
      sources: [{ source: 'radio', count: counts[0] ?? 0 }],
    }),
  );

test('LeadCharts › shows ten leads by day and source, and leaves fewer to the list', () => {
  expect(render(2, 3, 4)).toBe('');
  const chart = render(2, 3, 5);
  expect(chart).toContain('10 leads in the last 30 days, at most 5 on one day');
  expect(chart).toContain('radio');
});
