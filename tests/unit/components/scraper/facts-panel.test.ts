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

async function show(facts: object[], told: object[] = []) {
  vi.stubGlobal('fetch', async () => Response.json({ facts, told }));
  const runId = `${facts.length} ${told.length}`;
  await render(createElement(FactsPanel, { runId, key: runId }));
}
const rows = () => document.querySelectorAll('dt, ul > li').length;
const button = () => [...document.querySelectorAll('button')].find(({ ariaExpanded }) => ariaExpanded !== null);

test.each([
  ['facts', (count: number) => show(stated(count))],
  ['lines', (count: number) => show(found(count))],
  ['facts', (count: number) => show([], found(count))],
])('FactsPanel › shows six of many %s, and all of them on request', async (name, showRows) => {
  await showRows(9);
  expect([rows(), button()]).toEqual([9, undefined]);
  await showRows(10);
  expect([rows(), button()?.textContent]).toEqual([6, `Show all 10 ${name}`]);
  await act(async () => button()?.click());
  expect([rows(), button()?.textContent]).toEqual([10, `Show fewer ${name}`]);
});

const named = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => named(name)?.click());

test('FactsPanel › sends what is said of a fact in the order in which it was said', async () => {
  await show(found(1));
  const bodies: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body).verdict);
    return new Promise((resolve) => answers.push(() => resolve(new Response(null, { status: 204 }))));
  });
  await press('Right');
  await press('Undo');
  expect(bodies).toEqual(['right']);
  await act(async () => answers[0]?.());
  expect(bodies).toEqual(['right', null]);
  await act(async () => answers[1]?.());
});

test('FactsPanel › keeps the focus in the row of a fact that was corrected', async () => {
  await show(found(1));
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await press('Correct it');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  await press('Save');
  expect([named('Save'), document.activeElement?.textContent]).toEqual([undefined, 'Undo']);
});
