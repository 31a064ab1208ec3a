import { expect, it } from 'vitest';
import { escapeHtml } from '@/lib/text/escape-html';

it('escapeHtml escapes what ends a text or an attribute', () => {
  expect(escapeHtml(`<a href="x">Tom & Co's</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;Tom &amp; Co&#39;s&lt;/a&gt;');
});
