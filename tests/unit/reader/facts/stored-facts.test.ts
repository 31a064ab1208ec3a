import { expect, test } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { isOutdated, readStoredFacts } from '@/lib/reader/facts/stored-facts';
import { readPage } from '@/lib/reader/read-page';

const url = 'https://example.ie/';
const page = readPage('<title>Oak</title><h1>Oak</h1>', url);
const former = (text: string, more: object = {}) => ({ text, place: 'content', ...more });

test('readStoredFacts › takes the lines of former versions for ones that look like prices and services', () => {
  const prices = [former('Facial | €35', { item: 'Facial', price: '€35' })];
  const services = [former('Rewiring', { name: 'Rewiring', evidence: 2 }), former('Team', { evidence: -1 })];
  const facts = collectFacts([{ ...page, url, facts: readStoredFacts({ ...page.facts, prices, services }) }]);
  expect(facts.prices).toMatchObject([{ text: 'Facial | €35' }]);
  expect(facts.services).toMatchObject([{ text: 'Rewiring' }]);
});

test('readStoredFacts › finds none in what was stored before facts had sources', () => {
  expect(readStoredFacts({ phones: ['065 555 0100'] }).phones).toEqual([]);
  expect(readStoredFacts(null).services).toEqual([]);
});

test('isOutdated › tells the facts of former versions by prices and services without signs', () => {
  const found = (service: object) => isOutdated({ ...page.facts, services: [former('Rewiring', service)] });
  expect([found({ evidence: 2 }), found({ signs: 1 })]).toEqual([true, false]);
  expect([isOutdated(page.facts), isOutdated({ phones: [] }), isOutdated(null)]).toEqual([false, true, true]);
});

test('facts of before a kind was added › have none of it, and are outdated', () => {
  const { links, ...former } = page.facts;
  expect([readStoredFacts(former).links, isOutdated(former)]).toEqual([[], true]);
});
