import { expect, test } from '@playwright/test';
import { isKnownInlineScript } from '@/lib/server/next-internals/next-inline-scripts';
import { INLINE_SCRIPT } from '@/lib/server/security/inline-script';
import { publicPages } from './routes';

const SCRIPTS_WITHOUT_SRC = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

test('next-inline-scripts › recognises every inline script of every public page', async ({ request }) => {
  for (const path of [...publicPages, '/nowhere']) {
    const html = await (await request.get(path)).text();
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
