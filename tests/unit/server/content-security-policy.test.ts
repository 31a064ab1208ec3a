import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { policyFor } from '@/lib/server/content-security-policy';
import { isFrameworkScript } from '@/lib/server/next-internals/next-inline-scripts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (html: string, name: string) =>
  policyFor(html)
    .split('; ')
    .find((one) => one.startsWith(`${name} `));

describe('inline scripts', () => {
  test.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,[{"status":"done"},"key","id",0]])',
    String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n\u003c/script"])`,
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});',
  ])('of Next, which carry data only, are allowed by their hash: %s', (code) => {
    expect(isFrameworkScript(code)).toBe(true);
    expect(directive(`<script>${code}</script>`, 'script-src')).toBe(`script-src 'self' ${hash(code)}`);
  });

  test.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,`a`])',
    'self.__next_f.push([1,"a"+alert(1)+"b"])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,alert(1)])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)})',
    'self.__next_f.push([1,"a"])//',
    '',
  ])('of anybody else stay blocked: %s', (code) => {
    expect(directive(`<p>x</p><script>${code}</script>`, 'script-src')).toBe("script-src 'self'");
  });

  test('that are data for machines need no permission', () => {
    expect(directive('<script type="application/ld+json">{"a":1}</script>', 'script-src')).toBe("script-src 'self'");
  });
});

test('style attributes are allowed one by one, as the browser reads them', () => {
  const html = '<p style="outline:none">a</p><p style="font-family:&quot;A&quot;">b</p><p style="outline:none">c</p>';
  expect(directive(html, 'style-src')).toBe(
    `style-src 'self' 'unsafe-hashes' ${hash('outline:none')} ${hash('font-family:"A"')}`,
  );
});

test('nothing is allowed that the policy does not name', () => {
  const policy = policyFor('');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
});
