import { readFileSync } from 'node:fs';
import { weighPage } from '../support/page-weight';
import { makeAccount, signIn } from './accounts';
import { FLOOR } from './page-budget';
import { expect, test } from './test';

test('script budget › was measured with the installed Next version', () => {
  expect(JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version).toBe(FLOOR.next);
});

test('desk › has at most 250 KB of scripts, of which no other page loads the editor', async ({ page, context }) => {
  await signIn(page, await makeAccount('admin'));
  const desk = await weighPage(await context.newPage(), '/blog-admin', (opened) =>
    opened.locator('.ProseMirror').waitFor(),
  );
  const isEditor = async (url: string) => (await (await page.request.get(url)).text()).includes('ProseMirror');
  const editorScripts = async (urls: readonly string[]) => {
    const scripts = urls.filter((url) => url.includes('/_next/static/') && url.includes('.js'));
    const found = await Promise.all(scripts.map(isEditor));
    return scripts.filter((_, index) => found[index]);
  };
  expect(await editorScripts(desk.urls)).not.toEqual([]);
  for (const path of ['/blog', '/blog-admin?tab=manage']) {
    const other = await weighPage(await context.newPage(), path);
    expect(await editorScripts(other.urls), path).toEqual([]);
    expect(desk.scripts.gzip - other.scripts.gzip, `more than ${path}`).toBeLessThanOrEqual(250 * 1024);
  }
});

test('fonts › load the second file for rare characters', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(2);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Müller & Søn, Ñandú';
  });
  await expect.poll(() => fonts).toHaveLength(3);
});

test('links › prefetch on hover and keyboard focus', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(ahead).toEqual([]);
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Services' }).hover();
  await expect.poll(() => ahead).toContain('/services');
  await links.getByRole('link', { name: 'Contact' }).focus();
  await expect.poll(() => ahead).toContain('/contact');
});
