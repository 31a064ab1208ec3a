import { expect, test } from 'vitest';
import { replyUrl } from '@/lib/leads/reply-url';

const lead = {
  kind: 'contact',
  name: 'Máire Ó Súilleabháin',
  email: 'maire+shop@bakery.ie',
  message: 'Do you work on Sundays?\nAnd at 5 & 6?',
  createdAt: new Date('2026-11-28T22:10:00Z'),
} as const;

const read = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return { to: decodeURIComponent(pathname), subject: searchParams.get('subject'), body: searchParams.get('body') };
};

test('replyUrl › greets the sender and quotes the message', () => {
  expect(replyUrl(lead)).toMatch(/^mailto:maire%2Bshop@bakery\.ie\?subject=/);
  expect(read(replyUrl(lead))).toEqual({
    to: 'maire+shop@bakery.ie',
    subject: 'Your message',
    body: 'Hello Máire Ó Súilleabháin,\r\n\r\n\r\n\r\nOn 28 Nov 2026, 22:10, you wrote:\r\n> Do you work on Sundays?\r\n> And at 5 & 6?',
  });
  expect(read(replyUrl({ ...lead, kind: 'free_trial', message: null }))).toMatchObject({
    subject: 'Your free trial',
    body: 'Hello Máire Ó Súilleabháin,\r\n\r\n\r\n',
  });
});

test('replyUrl › opens in every mail program, however long the message, and adds no recipients of the sender’s', () => {
  const { length } = replyUrl({ ...lead, message: 'ó '.repeat(5_000) });
  expect(length).toBeLessThan(8_000);
  for (const start of ['', 'x'])
    expect(replyUrl({ ...lead, message: start + '😀'.repeat(400) })).toContain('%98%80%E2%80%A6');
  expect(read(replyUrl({ ...lead, email: 'a@b.ie?bcc=x@evil.example' })).to).toBe('a@b.ie?bcc=x@evil.example');
});
