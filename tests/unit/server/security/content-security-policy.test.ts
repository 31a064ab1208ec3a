import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isKnownInlineScript } from '@/lib/server/next-internals/next-inline-scripts';
import { hashPolicy, noncePolicy } from '@/lib/server/security/content-security-policy';
import { INLINE_SCRIPT } from '@/lib/server/security/inline-script';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (html: string, name: string) =>
  hashPolicy(html)
    .split('; ')
    .find((one) => one.startsWith(`${name} `));

describe('hashPolicy › inline scripts', () => {
  test.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,[{"status":"done"},"key","id",0]])',
    String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n\u003c/script"])`,
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});',
  ])('allows those of Next, which carry data only, by hash: %s', (code) => {
    expect(isKnownInlineScript(code)).toBe(true);
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
  ])('blocks any other: %s', (code) => {
    expect(directive(`<p>x</p><script>${code}</script>`, 'script-src')).toBe("script-src 'self'");
  });

  test('ignores JSON-LD, which is not executed', () => {
    expect(directive('<script type="application/ld+json">{"a":1}</script>', 'script-src')).toBe("script-src 'self'");
  });
});

test('hashPolicy › allows the retry script', () => {
  expect(directive(`<script>${INLINE_SCRIPT}</script>`, 'script-src')).toBe(`script-src 'self' ${hash(INLINE_SCRIPT)}`);
});

test('hashPolicy › allows no style attribute', () => {
  expect(directive('<p style="outline:none">a</p>', 'style-src')).toBe("style-src 'self'");
});

test('noncePolicy › allows scripts by nonce, and the retry script', () => {
  expect(noncePolicy('abc')).toContain(`script-src 'self' 'nonce-abc' ${hash(INLINE_SCRIPT)};`);
});

test('hashPolicy › allows nothing by default and nothing inline', () => {
  const policy = hashPolicy('');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-hashes|unsafe-eval|\*/);
});
