import { expect, test } from '@playwright/test';
import { isKnownInlineScript } from '@/lib/server/next-internals/next-inline-scripts';
import { routeClass } from '@/lib/server/routes';
import { INLINE_SCRIPT } from '@/lib/server/security/inline-script';
import { publicPages } from './routes';

const SCRIPTS_WITHOUT_SRC = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

test('next-internals › recognises every inline script and stylesheet of every public page, and drops the headers of Next', async ({
  request,
}) => {
  for (const path of [...publicPages, '/nowhere']) {
    const response = await request.get(path);
    const html = await response.text();
    // Personal pages are streamed as Next sends them.
    if (routeClass(path) === 'public') {
      const headers = response.headers();
      expect(
        Object.keys(headers).filter((name) => /^x-(nextjs|powered-by)/.test(name)),
        path,
      ).toEqual([]);
      expect(headers.link, path).toMatch(/<\/_next\/static\/.+\.css>; rel=preload; as=style/);
    }
    const scripts = [...html.matchAll(SCRIPTS_WITHOUT_SRC)]
      .filter(([, attributes = '']) => !/\stype="application\//.test(attributes))
      .map(([, , code = '']) => code);
    expect(scripts.length, path).toBeGreaterThan(2);
    expect(
      scripts.filter((code) => code !== INLINE_SCRIPT && !isKnownInlineScript(code)),
      path,
    ).toEqual([]);
  }
});

test('public pages › have no style attributes or elements, which the Content-Security-Policy would block', async ({
  request,
}) => {
  for (const path of [...publicPages, '/nowhere', '/auth']) {
    const html = await (await request.get(path)).text();
    const outsideScripts = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(outsideScripts.match(/<[^<>]*\sstyle="[^"]*"|<style/g), path).toBeNull();
  }
});
