import { expect, test } from 'vitest';
import { readPage } from '@/lib/crawler/extract/read-page';
import { collectFacts } from '@/lib/crawler/facts/collect-facts';
import { isOutdated, readStoredFacts } from '@/lib/crawler/facts/stored-facts';

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

test('isOutdated › tells the facts of former versions by services without evidence', () => {
  const found = (service: object) => isOutdated({ ...page.facts, services: [{ name: 'Rewiring', ...service }] });
  expect([found({ place: 'content' }), found({ place: 'header', isLone: true })]).toEqual([true, true]);
  expect([found({ place: 'markup' }), found({ place: 'content', evidence: -1 })]).toEqual([false, false]);
  expect([isOutdated(page.facts), isOutdated({ phones: [] }), isOutdated(null)]).toEqual([false, true, true]);
});
