import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import type { FetchOptions } from '@/lib/crawler/fetch/guarded-fetch';
import { RENDER_LIMITS } from '@/lib/crawler/render/render-page';
import { Renderer } from '@/lib/crawler/render/renderer';
import { testBrowser } from '../../../support/test-browser';

const url = 'https://bakery.ie/';
const fetch: FetchOptions = { agent: guardedAgent(), userAgent: 'TestBot/1.0' };
const drawn = (script: string) => ({
  url,
  html: `<noscript>Please enable it.</noscript><div id="root"></div><script>${script}</script>`,
});
const words = 'Rye bread on weekdays. '.repeat(10);
const fine = drawn(`document.querySelector('div').textContent = '${words}'`);
const endless = drawn('for (;;);');

const limits = { ...RENDER_LIMITS };
const errors: unknown[] = [];
let renderer: Renderer;
beforeAll(async () => {
  renderer = new Renderer({ executablePath: await testBrowser(), onError: (error) => errors.push(error), limits });
});
beforeEach(() => {
  Object.assign(limits, RENDER_LIMITS);
  errors.length = 0;
});
afterAll(() => renderer.close());

test('Renderer › ends a page that takes too much time or memory, and renders the next one in a new browser', async () => {
  const render = renderer.forRun();
  limits.ms = 1;
  expect(await render(endless, fetch)).toMatchObject({ ok: false, kind: 'javascript-heavy' });
  Object.assign(limits, RENDER_LIMITS, { memory: 1 });
  expect(await render(fine, fetch)).toMatchObject({ ok: false, kind: 'javascript-heavy' });
  Object.assign(limits, RENDER_LIMITS);
  const rendered = await render(fine, fetch);
  expect(rendered).toMatchObject({ ok: true, html: expect.stringContaining(words) });
  expect(errors).toEqual([]);
});

test('Renderer › ends a page when its run is cancelled', async () => {
  const cancelled = new AbortController();
  // The page waits for its script, which never arrives.
  const mayFollow = () => {
    cancelled.abort(new Error('cancelled'));
    return new Promise<undefined>(() => undefined);
  };
  const page = { url, html: '<div id="root"></div><script src="/app.js"></script>' };
  const rendering = renderer.forRun()(page, { ...fetch, mayFollow, signal: cancelled.signal });
  await expect(rendering).rejects.toThrow('cancelled');
  await expect(renderer.forRun()(page, { ...fetch, signal: cancelled.signal })).rejects.toThrow('cancelled');
});

test('Renderer › has the text of shadow trees, and no message for browsers without JavaScript', async () => {
  const rendered = await renderer.forRun()(
    drawn(
      `document.querySelector('div').attachShadow({ mode: 'open' }).innerHTML = '<p>${words}</p>'; document.body.append('${words}')`,
    ),
    fetch,
  );
  expect(rendered).toMatchObject({ ok: true, html: expect.stringContaining(`<p>${words}</p>`) });
  expect(rendered).not.toMatchObject({ html: expect.stringContaining('Please enable') });
});

test('Renderer › runs pages and their frames without WebRTC', async () => {
  const rendered = await renderer.forRun()(
    drawn(`const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
      const names = [window, frame].flatMap((each) => Object.getOwnPropertyNames(each).filter((name) => /RTC/.test(name)));
      document.querySelector('div').textContent = '${words}' + 'WebRTC: [' + names + ']'`),
    fetch,
  );
  expect(rendered).toMatchObject({ ok: true, html: expect.stringContaining('WebRTC: []') });
});

test('Renderer › reports a browser that cannot be started, and gives up after three attempts in a run', async () => {
  const broken = new Renderer({ executablePath: '/nowhere/chromium', onError: (error) => errors.push(error) });
  const render = broken.forRun();
  for (let page = 0; page < 4; page += 1)
    expect(await render(fine, fetch)).toMatchObject({ ok: false, kind: 'javascript-failed' });
  expect(errors.splice(0)).toHaveLength(3);
  expect(await broken.forRun()(fine, fetch), 'the next run tries again').toMatchObject({ ok: false });
  expect(errors.splice(0)).toHaveLength(1);
});
