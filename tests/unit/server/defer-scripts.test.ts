import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { policyFor } from '@/lib/server/content-security-policy';
import { isDataAddress, isSameBuild, lightenPage, pageOfData } from '@/lib/server/defer-scripts';
import { STARTER, STARTER_FILE } from '@/lib/server/deferred-loader.mjs';

const push = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replace(/</g, '\\u003c')})</script>`;
const page = (
  scripts: string,
) => `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><link rel="manifest" href="/m"/>\
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>\
<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>\
<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><h1>$& Hello</h1>\
<script type="application/ld+json">{"name":"Ennis"}</script>\
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>\
<script src="/_next/static/chunks/c.js" async=""></script>\
<script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts}</body></html>`;

describe('a page of Next', () => {
  const made = lightenPage(page(push('1:"é </script> $&"\n') + push('2:"b"\n')), '/about');

  test('is left with what visitors read; its data has an address that changes with it', () => {
    expect(made.data?.text).toBe('1:"é </script> $&"\n2:"b"\n');
    expect(made.html).not.toContain('__next_f.push');
    expect(made.html).toContain('<h1>$& Hello</h1>');
    expect(made.html).toContain('<script type="application/ld+json">{"name":"Ennis"}</script>');
    expect(made.html).toContain('old.js" noModule');
    expect(made.html).not.toContain('manifest');
    expect(made.data?.address).toMatch(/^\/_page\/[\w-]{12}\.[\w-]{12}\/about$/);
    const other = lightenPage(page(push('other')), '/about').data?.address ?? '';
    expect(other).not.toBe(made.data?.address);
    expect(isSameBuild(other, made.data?.address ?? '')).toBe(true);
    const newer = lightenPage(page(push('other')).replace('a.js', 'z.js'), '/about').data?.address ?? '';
    expect(isSameBuild(newer, made.data?.address ?? '')).toBe(false);
  });

  test('fetches no script by itself but the one that starts it, and may run nothing but the list of files', () => {
    const fetched = [...made.html.matchAll(/<script src="([^"]+)" async/g)].map(([, source]) => source);
    expect(fetched).toEqual([`/_next/${STARTER_FILE}`]);
    expect(made.html).not.toContain('rel="preload" as="script"');
    expect(made.html).toContain(
      'data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js /_next/static/chunks/c.js"',
    );
    const hashes = (policyFor(made.html).match(/script-src ([^;]+)/)?.[1] ?? '').match(/sha256/g);
    expect(hashes).toHaveLength(1);
  });

  test.each([
    ['a script that is not known', `${push('1:"a"')}<script>$RC("B:0","S:0")</script>`],
    ['data of another kind', `${push('1:"a"')}<script>self.__next_f.push([3,"AAAA"])</script>`],
    ['no data', ''],
  ])('with %s keeps its inline scripts', (_, scripts) => {
    const { html, data } = lightenPage(page(scripts), '/about');
    expect(data).toBeUndefined();
    expect(html).toContain(scripts);
    expect(html).toContain('async="" data-scripts="/_next/static/chunks/a.js');
  });

  test('that is not the same for everyone, or at an odd address, keeps its data', () => {
    for (const path of [undefined, '/about"onclick="x']) {
      const { html, data } = lightenPage(page(push('1:"secret"')), path);
      expect(data).toBeUndefined();
      expect(html).toContain('secret');
      expect(html).toContain('async="" data-scripts="/_next/static/chunks/a.js');
    }
  });

  test('without scripts stays as it is', () => {
    expect(lightenPage('<body><h1>x</h1></body>', '/about')).toEqual({ html: '<body><h1>x</h1></body>' });
  });
});

test.each([
  ['/_page/abcdefghijkl.mnopqrstuvwx/about', '/about'],
  ['/_page/abcdefghijkl.mnopqrstuvwx/', '/'],
  ['/_page/abcdefghijkl.mnopqrstuvwx/api/health', undefined],
  ['/_page/abcdefghijkl.mnopqrstuvwx/_next/static/a.js', undefined],
  ['/_page/abcdefghijkl.mnopqrstuvwx/_page/abcdefghijkl.mnopqrstuvwx/', undefined],
  ['/_page/abcdefghijkl.mnopqrstuvwx/about?a=1', undefined],
  ['/_page/short/about', undefined],
  ['/_page/abcdefghijkl.mnopqrstuvwx', undefined],
])('%s is the data of %s', (address, expected) => {
  expect(isDataAddress(address)).toBe(true);
  expect(pageOfData(address)).toBe(expected);
});

/** A browser as far as the starter needs one. */
function startIn({ hidden = false, ...dataset }: { hidden?: boolean; page?: string } = {}) {
  const added: Record<string, unknown>[] = [];
  const fetched: string[] = [];
  let paint = () => {};
  const timers: { work: () => void; ms: number }[] = [];
  const self: { __next_f?: unknown[] } = {};
  runInNewContext(STARTER, {
    self,
    document: {
      currentScript: { dataset: { page: '/_page/x/about', scripts: '/a.js /b.js', ...dataset } },
      createElement: (tag: string) => ({ tag }),
      head: { append: (element: Record<string, unknown>) => added.push(element) },
      hidden,
    },
    fetch: async (address: string) => {
      fetched.push(address);
      return { ok: true, text: async () => 'data' };
    },
    PerformanceObserver: class {
      constructor(work: () => void) {
        paint = work;
      }
      observe() {}
    },
    setTimeout: (work: () => void, ms: number) => timers.push({ work, ms }),
  });
  return { added, fetched, self, timers, paint: () => paint() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const scriptsIn = (added: Record<string, unknown>[]) =>
  added.filter(({ tag }) => tag === 'script').map(({ src }) => src);

describe('the starter', () => {
  test('fetches at the first paint, once, and runs the scripts when the data is there', async () => {
    const { added, fetched, self, timers, paint } = startIn();
    expect([added, fetched]).toEqual([[], []]);
    paint();
    expect(scriptsIn(added), 'not before the data').toEqual([]);
    await settled();
    expect(scriptsIn(added)).toEqual(['/a.js', '/b.js']);
    expect(JSON.parse(JSON.stringify(self.__next_f))).toEqual([[0], [1, 'data']]);
    paint();
    timers[0]?.work();
    await settled();
    expect(fetched).toEqual(['/_page/x/about']);
  });

  test('runs the scripts at once where the data is in the page', async () => {
    const { added, fetched, paint } = startIn({ page: undefined });
    paint();
    await settled();
    expect([scriptsIn(added), fetched]).toEqual([['/a.js', '/b.js'], []]);
  });

  test('does not wait for a paint where nobody looks, nor for ever', () => {
    expect(startIn({ hidden: true }).timers[0]?.ms).toBe(0);
    const { fetched, timers } = startIn();
    expect(timers[0]?.ms).toBe(2_000);
    timers[0]?.work();
    expect(fetched).toHaveLength(1);
  });
});
