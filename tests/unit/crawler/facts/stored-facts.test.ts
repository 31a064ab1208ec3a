import { expect, test } from 'vitest';
import { readPage } from '@/lib/crawler/extract/read-page';
import { collectFacts } from '@/lib/crawler/facts/collect-facts';
import { readStoredFacts } from '@/lib/crawler/facts/stored-facts';

const url = 'https://example.ie/';
const page = readPage('<title>Oak</title><h1>Oak</h1>', url);

test('readStoredFacts › keeps the services that former versions were certain of, and no others', () => {
  const named = (name: string) => ({ name, text: name, place: 'content' });
  const services = [
    named('Rewiring'),
    { ...named('Ennis'), isLone: true },
    { ...named('Gallery'), isEntry: true },
    { ...named('Team'), isEntry: false },
  ];
  const facts = readStoredFacts({ ...page.facts, services });
  expect(collectFacts([{ ...page, url, facts }]).services.map(({ name }) => name)).toEqual(['Rewiring']);
});

test('readStoredFacts › finds none in what was stored before facts had sources', () => {
  expect(readStoredFacts({ phones: ['065 555 0100'] }).phones).toEqual([]);
  expect(readStoredFacts(null).services).toEqual([]);
});
