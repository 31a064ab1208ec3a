import { expect, test } from 'vitest';
import { readPage } from '@/lib/reader/read-page';
import { textOf } from '../pages';

const MAIN = `<main><h1>Oak Dental</h1>${`<p>${textOf(150)}</p>`.repeat(8)}</main>`;
const textWith = (before: string, behind = '') =>
  readPage(`<body>${before}${MAIN}${behind}</body>`, 'https://oak.ie/dental').text;

test('findPageContent › drops the line above the menu, but no text there', () => {
  const isKept = (length: number) =>
    textWith(`<div class="topbar"><p>${textOf(length)}</p></div>`).includes(textOf(length));
  expect([isKept(80), isKept(100)]).toEqual([false, true]);
});

const NOTICE = 'We use cookies to improve your visit. Accept them, or read our cookie policy.';
const notice = (length: number) =>
  `<div class="box"><div><p>${NOTICE}</p><p>Cookies ${textOf(length - NOTICE.length - 8)}</p></div></div>`;

test('findPageContent › drops a cookie notice, but no text about cookies', () => {
  expect([950, 1_250].map((length) => textWith(notice(length)).includes(NOTICE))).toEqual([false, true]);
});

test('findPageContent › keeps a page about cookies', () => {
  const policy = (count: number) =>
    textWith(notice(400), `<section>${'<p>Cookies are small files.</p>'.repeat(count)}</section>`).includes(NOTICE);
  expect([policy(2), policy(3)]).toEqual([false, true]);
});

test('findPageContent › drops links below the text, unless they are a list of other websites', () => {
  const links = (count: number) =>
    textWith(
      '',
      Array.from({ length: count }, (_, at) => `<p><a href="https://elm${at}.ie/">Elm ${at}</a></p>`).join(''),
    );
  expect([links(2), links(3)].map((text) => text.includes('Elm 1'))).toEqual([false, true]);
});

test('findPageContent › keeps a question in a button that unfolds its answer', () => {
  const isKept = (length: number) =>
    textWith('', `<div><button>${textOf(length)}?</button><p>Yes.</p></div>`).includes('?');
  expect([isKept(190), isKept(240)]).toEqual([true, false]);
});
