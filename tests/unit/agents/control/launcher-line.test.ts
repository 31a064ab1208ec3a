import { expect, test } from 'vitest';
import { findLine } from '@/lib/agents/control/launcher-line';
import { widgetAddress } from '@/lib/agents/control/widget-address';
import { widgetSnippet } from '@/lib/agents/widget-snippet';
import { env } from '@/lib/env';

const key = 'AbCdEfGhIjKlMnOpQrSt_-';
const { afterLoad, plain } = widgetSnippet(env.siteUrl, key, 'Mary’s Bakery');
const script = plain.split('\n')[0] ?? '';
const find = (body: string) =>
  findLine({ html: `<!doctype html><body>${body}`, url: 'https://bakery.ie/', address: widgetAddress() });

test.each([
  ['after the page has loaded', afterLoad],
  ['plain', plain],
  [
    'with attributes of a builder',
    script.replace('<script', '<script type="text/javascript" data-no-optimize="1" defer'),
  ],
  ['as a module', script.replace('<script', '<script type="module"')],
  ['delayed by a cache plug-in', script.replace(' src', ' type="rocketlazyloadscript" data-rocket-src')],
  ['delayed by another', script.replace(' src', ' type="litespeed/javascript" data-src')],
  ['rewritten by a proxy', script.replace('<script', '<script type="0f3c-text/javascript"')],
  [
    'through next/script, which fetches ahead what it adds in the browser',
    `<link rel="preload" href="${widgetAddress()}${key}" as="script"/><script>self.__next_f.push([1,${JSON.stringify(JSON.stringify(['$', { src: widgetAddress() + key }]))}])</script>`,
  ],
  ['in the head, in capitals', `<SCRIPT ASYNC SRC="${widgetAddress()}${key}"></SCRIPT>`],
])('findLine › finds the line %s', (_what, body) => {
  expect(find(body)).toMatchObject({ keys: [key], isOnlyText: false });
});

test.each([
  ['in a comment', `<!-- ${script} -->`],
  ['in a visitor’s comment', `<p>${script.replaceAll('<', '&lt;')}</p>`],
  ['in a visitor’s link', `<a href="${widgetAddress()}${key}">look</a>`],
  ['in a picture’s address', `<img src="${widgetAddress()}${key}">`],
  ['that a banner holds back', script.replace('<script', '<script type="text/plain"')],
  ['in structured data', script.replace('<script', '<script type="application/ld+json"')],
  ['in a template', `<template>${script}</template>`],
  ['in noscript', `<noscript>${script}</noscript>`],
  ['in a text area', `<textarea>${script}</textarea>`],
  ['in a review that the page keeps in a script', `<script>var reviews=${JSON.stringify([afterLoad])}</script>`],
  ['as a profile’s website in a script', `<script>user={"site":"${widgetAddress()}${key}"}</script>`],
  ['in quotes of a review in a script', `<script>push("x.src='${widgetAddress()}${key}'")</script>`],
  ['as a preload of a picture', `<link rel="preload" as="image" href="${widgetAddress()}${key}">`],
  ['as a link that fetches nothing', `<link rel="alternate" href="${widgetAddress()}${key}">`],
  ['in an attribute about somebody', `<script src="/a.js" data-site="${widgetAddress()}${key}"></script>`],
  ['in an address of another script', `<script src="/a.js?from=${widgetAddress()}${key}"></script>`],
  ['with a longer key', script.replace(key, `${key}x`)],
])('findLine › does not count the line %s', (_what, body) => {
  expect(find(body)).toMatchObject({ keys: [], isOnlyText: true });
});

test('findLine › tells another agent’s line, another origin and a tag manager', () => {
  const other = 'x'.repeat(22);
  expect(find(script.replace(key, other)).keys).toEqual([other]);
  expect(find(script.replace('://', '://evil.'))).toMatchObject({ keys: [], isOnlyText: false, hasTagManager: false });
  expect(find('<script src="https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD"></script>').hasTagManager).toBe(
    true,
  );
});
