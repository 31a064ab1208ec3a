// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { widgetSnippet } from '@/lib/agents/widget-snippet';

const ORIGIN = 'https://agents.example';
const KEY = 'k'.repeat(22);
const SRC = `${ORIGIN}/widget.js?agent=${KEY}`;
const { afterLoad, plain } = widgetSnippet(ORIGIN, KEY, 'Ryan & Sons <Ltd>');

const asPage = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html');
const runIn = (snippet: string) => new Function(asPage(snippet).querySelector('script')?.textContent ?? '')();
const added = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

test.each([afterLoad, plain])('widgetSnippet › has a link for visitors without JavaScript: %s', (snippet) => {
  const link = asPage(snippet).querySelector<HTMLAnchorElement>('noscript a');
  expect(link?.href).toBe(`${ORIGIN}/chat/${KEY}`);
  expect(link?.textContent).toBe('Chat with Ryan & Sons <Ltd>');
});

test('widgetSnippet › the plain form has no inline script', () => {
  const script = asPage(plain).querySelector('script');
  expect([script?.src, script?.hasAttribute('async'), script?.textContent]).toEqual([SRC, true, '']);
});

test('widgetSnippet › asks for the launcher after the page has loaded, also when it is added later', () => {
  const state = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState');
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
  runIn(afterLoad);
  expect(added()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(added()).toEqual([SRC]);
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'complete' });
  runIn(afterLoad);
  expect(added()).toEqual([SRC, SRC]);
  if (state) Object.defineProperty(Document.prototype, 'readyState', state);
});

test('docs/widget.md › shows the line as it is', () => {
  const { afterLoad: line } = widgetSnippet('https://SITE', 'KEY', 'us');
  expect(readFileSync('docs/widget.md', 'utf8')).toContain(`\`\`\`html\n${line}\n\`\`\``);
});
