// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KnownSources } from '@/components/niche/known-sources';

let root: Root;
let page: HTMLElement;
let asked: string[];
const field = () => page.querySelector('input') as HTMLInputElement;
const readQuery = (form: HTMLFormElement) => {
  const niche = new FormData(form).get('niche');
  return niche ? `niche=${niche}` : undefined;
};
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
async function type(text: string) {
  field().value = text;
  await act(async () => field().dispatchEvent(new Event('input', { bubbles: true })));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ niche: 'tiler', region: 'Ireland', sources: [], dropped: 0, read: 0 });
  });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  const sources = createElement(KnownSources, { regions: { Ireland: 'Ireland' }, readQuery });
  await act(async () =>
    root.render(createElement('form', null, createElement('input', { name: 'niche', defaultValue: '' }), sources)),
  );
  await pass(0);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.useRealTimers();
});

test('KnownSources › looks the sources up once somebody has stopped typing for 0.4 seconds', async () => {
  expect(page.textContent).toContain('Name a niche');
  await type('til');
  await pass(399);
  await type('tiler');
  await pass(399);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['/api/scraper/sources?niche=tiler']);
  expect(page.textContent).toContain('We know no source for “tiler”, Ireland.');
});
