// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KnownSources } from '@/components/niche/known-sources';
import { render } from '../../../support/render';

let asked: string[];
const field = () => document.querySelector('input') as HTMLInputElement;
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
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ niche: 'tiler', region: 'Ireland', sources: [], dropped: 0, read: 0 });
  });
  const sources = createElement(KnownSources, { regions: { Ireland: 'Ireland' }, readQuery });
  await render(createElement('form', null, createElement('input', { name: 'niche', defaultValue: '' }), sources));
  await pass(0);
});
afterEach(() => void vi.useRealTimers());

test('KnownSources › looks the sources up once somebody has stopped typing for 0.4 seconds', async () => {
  expect(document.body.textContent).toContain('Name a niche');
  await type('til');
  await pass(399);
  await type('tiler');
  await pass(399);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['/api/scraper/sources?niche=tiler']);
  expect(document.body.textContent).toContain('We know no source for “tiler”, Ireland.');
  await type('');
  await pass(400);
  expect(document.body.textContent).toBe('Name a niche to see which sources we know for it.');
});
