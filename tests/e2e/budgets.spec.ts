import { readFileSync } from 'node:fs';
import { FLOOR } from './page-budget';
import { expect, test } from './test';

test('the floor of the script budget is measured with the Next that is installed', () => {
  expect(JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version).toBe(FLOOR.next);
});

test('the fonts of rare characters are fetched by a page that has one', async ({ page }) => {
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

test('a page is fetched ahead when its link is reached for, by pointer or keyboard', async ({ page }) => {
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
