import { expect, test } from 'vitest';
import { finalizeResponse } from '@/lib/server/rendering/finalize-response';

const finalize = (headers: Record<string, string | string[]>, html = '<p>x</p>', status = 200) =>
  finalizeResponse({ status, headers, body: Buffer.from(html) }, '/about', () => 'the policy');

test('finalizeResponse › sends one Location', () => {
  expect(finalize({ location: ['/blog/new', '/blog/new'] }, '', 308).headers.location).toBe('/blog/new');
});

test('finalizeResponse › sets a policy from the HTML of a page, and one that blocks everything otherwise', () => {
  expect(finalize({ 'content-type': 'text/html' }).headers['content-security-policy']).toBe('the policy');
  expect(finalize({ 'content-type': 'text/plain' }).headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('finalizeResponse › replaces s-maxage and removes Next’s internal headers', () => {
  const { headers } = finalize({ 'cache-control': 's-maxage=60', 'x-nextjs-cache': 'HIT', etag: '"a"' });
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers).not.toHaveProperty('x-nextjs-cache');
  expect(headers).not.toHaveProperty('etag');
});

test('finalizeResponse › adds text to the empty document of a failed page', () => {
  const html = '<html id="__next_error__"><body><script>x:E{\\"digest\\":\\"12345\\"}</script></body>';
  const { body } = finalize({ 'content-type': 'text/html' }, html, 500);
  expect(body.toString()).toContain('Error number <code>12345</code>');
  expect(finalize({ 'content-type': 'text/html' }, html).body.toString()).toBe(html);
});

test('finalizeResponse › preloads the stylesheets of a page', () => {
  const link = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
  const page = `<head>${link}${link.replace('a.css', 'b.css')}</head><p>&lt;link rel="stylesheet" href="/c.css"></p>`;
  expect(finalize({ 'content-type': 'text/html' }, page).headers.link).toBe(
    '</_next/static/a.css>; rel=preload; as=style, </_next/static/b.css>; rel=preload; as=style',
  );
  expect(finalize({ 'content-type': 'text/html' }).headers).not.toHaveProperty('link');
});
