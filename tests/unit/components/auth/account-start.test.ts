import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AccountStart } from '@/components/auth/account-start';
import { account } from '@/lib/content/pages/account';
import type { RunView } from '@/lib/scraper-runs/run-view';

vi.mock('@/components/ui/link', () => ({ Link: 'a' }));

const run = (subject: string) =>
  ({ id: subject, kind: 'website', subject, message: 'Complete!', createdAt: '2026-11-22T12:00:00.000Z' }) as RunView;
const render = (...subjects: string[]) =>
  renderToStaticMarkup(createElement(AccountStart, { runs: subjects.map(run) }));

test('AccountStart › links to the last three runs, and without any says what to do first', () => {
  const page = render('a.ie', 'b.ie', 'c.ie', 'd.ie');
  for (const subject of ['a.ie', 'b.ie', 'c.ie']) expect(page).toContain(`>${subject}</a>`);
  expect(page).not.toContain('d.ie');
  expect(render()).toContain(account.start.first);
});
