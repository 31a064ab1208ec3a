// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { FactsPanel } from '@/components/scraper/facts-panel';
import { render } from '../../../support/render';

const sources = [{ url: 'https://bakery.ie/', text: '' }];
const stated = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: 'Telephone', value: `065 ${index}`, sources }));
const found = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: 'Price',
    value: `Cake ${index}`,

    line: { kind: 'prices', heading: '', text: `Cake ${index}`, url: '' },
    sources,
  }));

async function show(facts: object[]) {
  vi.stubGlobal('fetch', async () => Response.json({ facts, told: [] }));
  await render(createElement(FactsPanel, { runId: `${facts.length}`, key: `${facts.length}` }));
}
const rows = () => document.querySelectorAll('dt, ul > li').length;
const button = () => [...document.querySelectorAll('button')].find(({ ariaExpanded }) => ariaExpanded !== null);

test.each([
  ['facts', stated],
  ['lines', found],
])('FactsPanel › shows twelve %s, and all of them on request', async (name, make) => {
  await show(make(12));
  expect([rows(), button()]).toEqual([12, undefined]);
  await show(make(13));
  expect([rows(), button()?.textContent]).toEqual([12, `Show all 13 ${name}`]);
  await act(async () => button()?.click());
  expect([rows(), button()?.textContent]).toEqual([13, `Show fewer ${name}`]);
});
