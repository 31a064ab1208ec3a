import { expect, test } from 'vitest';
import { createReader } from '@/lib/crawler/pool/reader';
import { createSpender, createTurns } from '@/lib/crawler/pool/turns';
import { deferred } from '../../../support/deferred';

const URL_OF_PAGE = 'https://bakery.ie/';
/** A busy machine may take longer than a visitor would wait. */
const PATIENT = { ms: Number.POSITIVE_INFINITY, memory: Number.POSITIVE_INFINITY };
const BREAD = '<h1>Bakery</h1><p>Bread from six in the morning.</p>';

test('Reader.readPage › refuses a page of 2.5 MB of nested elements with a sentence', async () => {
  const answer = await createReader(undefined, PATIENT).readPage('<div>'.repeat(500_000), URL_OF_PAGE);
  expect(answer).toMatchObject({
    ok: false,
    kind: 'page-depth',
    message: 'This page nests more than 400 elements inside each other; we don’t read such pages.',
  });
});

test.each([
  ['400 nested elements', '<div>'.repeat(400), true],
  ['401 nested elements', '<div>'.repeat(401), false],
  ['20,000 elements', '<p>x'.repeat(20_000), true],
  ['20,001 elements', '<p>x'.repeat(20_001), false],
])('Reader.readPage › decides on %s', async (_name, html, isRead) => {
  expect((await createReader(undefined, PATIENT).readPage(html, URL_OF_PAGE)).ok).toBe(isRead);
});

test('Reader.readPage › ends the thread at the time limit, and the next page is read', async () => {
  const reader = createReader(undefined, { ...PATIENT, ms: 0 });
  expect(await reader.readPage('<p>x'.repeat(19_000), URL_OF_PAGE)).toMatchObject({ kind: 'page-heavy' });
  expect(await createReader(undefined, PATIENT).readPage(BREAD, URL_OF_PAGE)).toMatchObject({
    reading: { title: 'Bakery' },
  });
});

test('Reader.readPage › fails only the page on which the extraction fails', async () => {
  const reader = createReader(undefined, PATIENT);
  // No page has such a URL: it stands for a mistake in the thread.
  expect(await reader.readPage(BREAD, 'not a URL')).toMatchObject({ ok: false, kind: 'page-broken' });
  expect(await reader.readPage(BREAD, URL_OF_PAGE)).toMatchObject({ ok: true });
});

test('Reader.readOutline › finds where a page leads', async () => {
  const html = `<html lang="ga"><a href="/menu">Menu</a>${BREAD}`;
  expect(await createReader(undefined, PATIENT).readOutline(html, URL_OF_PAGE)).toMatchObject({
    reading: { language: 'ga', links: [{ url: 'https://bakery.ie/menu' }] },
  });
});

test('Reader.readPage › fails only the page that exhausts the heap of its thread', async () => {
  // Many small strings, so that V8 can end the thread: a single one that the heap has no room for may end the process.
  const heavy = createReader(undefined, PATIENT).readPage(`<p>${'x&amp;'.repeat(500)}`.repeat(19_000), URL_OF_PAGE);
  const next = createReader(undefined, PATIENT).readPage(BREAD, URL_OF_PAGE);
  expect(await next).toMatchObject({ ok: true });
  expect(await heavy).toMatchObject({ ok: false, kind: 'page-heavy' });
});

test('Reader.readPage › ends with the reason of its signal, also while it waits for its turn', async () => {
  const stop = new AbortController();
  const reader = createReader(stop.signal, PATIENT);
  const readings = Array.from({ length: 4 }, () => reader.readPage('<p>x'.repeat(19_000), URL_OF_PAGE));
  stop.abort(new Error('The time of the visitor is up.'));
  const ended = await Promise.allSettled(readings);
  expect(ended.map((one) => one.status === 'rejected' && String(one.reason))).toEqual(
    readings.map(() => 'Error: The time of the visitor is up.'),
  );
  expect(await createReader(undefined, PATIENT).readPage(BREAD, URL_OF_PAGE)).toMatchObject({ ok: true });
});

test('Reader.readPage › reads the page of a visitor while the first pages of ten others are heavy', async () => {
  // Both threads, which a busy machine takes seconds to start.
  await Promise.all([1, 2].map(() => createReader(undefined, PATIENT).readPage(BREAD, URL_OF_PAGE)));
  const order: string[] = [];
  const page = '<p>Cut and blow-dry <b>€45.50</b>'.repeat(3_000);
  const all = Array.from({ length: 10 }, (_, visitor) =>
    createReader(undefined, PATIENT)
      .readPage(page, URL_OF_PAGE)
      .then(() => order.push(`heavy ${visitor}`)),
  );
  all.push(
    createReader(undefined, PATIENT)
      .readPage(BREAD, URL_OF_PAGE)
      .then(() => order.push('ordinary')),
  );
  await Promise.all(all);
  expect(order.indexOf('ordinary')).toBeLessThan(7);
});

test('createTurns › starts next the task of whoever has used the least time', async () => {
  const turns = createTurns(1);
  const heavy = { running: 0, done: 100, spentMs: 3_000 };
  const gate = deferred();
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const all = [
    turns.take(heavy, () => gate.promise),
    turns.take(heavy, note('heavy')),
    turns.take(createSpender(), note('light')),
  ];
  gate.resolve();
  await Promise.all(all);
  expect(order).toEqual(['light', 'heavy']);
});

test('createTurns › keeps a place free of those whose tasks are heavy', async () => {
  const turns = createTurns(2);
  const gate = deferred();
  const heavy = [1, 2].map(() => turns.take({ running: 0, done: 10, spentMs: 3_010 }, () => gate.promise));
  // Both would otherwise run, and this one wait for them without end.
  await turns.take({ running: 0, done: 10, spentMs: 2_990 }, async () => undefined);
  gate.resolve();
  await Promise.all(heavy);
});

test('createTurns › keeps a place free of large tasks, whose owners are new', async () => {
  const turns = createTurns(2);
  const gate = deferred();
  const large = [1, 2].map(() => turns.take(createSpender(), () => gate.promise, { isLarge: true }));
  await turns.take(createSpender(), async () => undefined);
  gate.resolve();
  await Promise.all(large);
});
