import { expect, test, vi } from 'vitest';
import { weeklyRunEmails } from '@/lib/weekly-runs/emails';

const { findFirst } = vi.hoisted(() => ({ findFirst: vi.fn() }));
vi.mock('@/lib/db', () => ({ db: { scraperRun: { findFirst } } }));

const url = 'https://bakery.ie/';
const many = <T>(count: number, item: (index: number) => T) => Array.from({ length: count }, (_, index) => item(index));

test('website_changes › lists up to twenty facts and ten pages of a kind, says how many more there are, and cuts long texts', async () => {
  const facts = many(25, (index) => ({ label: 'Price', about: `Cake ${index}`, is: 'x'.repeat(201), urls: [url] }));
  const added = many(12, (index) => ({ url: `${url}${index}`, title: '' }));
  const counts = { facts: 25, added: 12, gone: 0, changed: 0 };
  const difference = { content: { counts, changes: { facts, added, gone: [], changed: [] } } };
  findFirst.mockResolvedValue({ id: 'one', subject: 'bakery.ie', createdAt: new Date(), user: {}, difference });
  const mail = { details: { runId: '0c5a2fb4-6d9f-4e5f-8f0a-2a4a3a4b5c6d' } } as unknown;
  const content = await weeklyRunEmails.website_changes(mail as Parameters<typeof weeklyRunEmails.website_changes>[0]);
  const [, listed = '', pages = '', ...others] = content?.paragraphs ?? [];
  expect(listed.split('\n')).toHaveLength(1 + 20 + 1);
  expect(listed).toContain(`• Price, Cake 0: new: ${'x'.repeat(200)}… (${url})`);
  expect(listed).toMatch(/^Facts that changed \(25\):.*• and 5 more$/s);
  expect(pages.split('\n')).toHaveLength(1 + 10 + 1);
  expect(pages).toMatch(/^New pages \(12\):.*• and 2 more$/s);
  expect(others).toEqual([]);
});
