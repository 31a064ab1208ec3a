// @vitest-environment jsdom
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { KeepFocus } from '@/components/ui/keep-focus';
import { render } from '../../../support/render';

beforeEach(() => {
  // jsdom has no layout: what is hidden in these tests has the attribute.
  Element.prototype.checkVisibility = function () {
    return !this.closest('[hidden]');
  };
});

const button = (name: string, props: object = {}) =>
  createElement('button', { key: name, type: 'button', ...props }, name);
const item = (key: string, ...children: ReactNode[]) => createElement('li', { key }, ...children);
const show = (...children: ReactNode[]) => render(createElement(KeepFocus, {}, ...children));
const focus = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.focus();
const focused = () => document.activeElement?.textContent;

test('KeepFocus › a removed control passes the focus to its next neighbour, then to its previous one', async () => {
  await show(button('One'), button('Two'), button('Three'));
  focus('Two');
  await show(button('One'), button('Three'));
  expect(focused()).toBe('Three');
  await show(button('One'));
  expect(focused()).toBe('One');
});

test('KeepFocus › a removed list item passes the focus to the item after it', async () => {
  const items = ['a', 'b', 'c'].map((key) => item(key, button(`Open ${key}`), button(`Delete ${key}`)));
  await show(button('Search'), ...items);
  focus('Delete b');
  await show(button('Search'), items[0], items[2]);
  expect(focused()).toBe('Open c');
});

test('KeepFocus › passes over hidden, disabled and negative Tab stops', async () => {
  const rest = [
    button('Hidden', { hidden: true }),
    button('Disabled', { disabled: true }),
    button('Inactive tool', { tabIndex: -1 }),
    button('Save'),
  ];
  await show(button('Discard'), ...rest);
  focus('Discard');
  await show(...rest);
  expect(focused()).toBe('Save');
});

test('KeepFocus › passes the focus from a notice to the control that the notice names', async () => {
  const notice = createElement('div', { key: 'notice', 'data-focus-after': 'text' }, button('Restore them'));
  const rest = [button('Title'), button('Text', { id: 'text' })];
  await show(notice, ...rest);
  focus('Restore them');
  await show(...rest);
  expect(focused()).toBe('Text');
});

test('KeepFocus › leaves the focus where a new control has taken it', async () => {
  await show(button('Insert'), button('Save'));
  focus('Insert');
  await show(createElement('input', { key: 'next', autoFocus: true }), button('Save'));
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('KeepFocus › leaves the focus alone when it is removed itself, as by navigation', async () => {
  await show(button('Open'), button('Save'));
  focus('Open');
  await render(button('Another page'));
  expect(document.activeElement).toBe(document.body);
});

test('KeepFocus › does nothing when a control without the focus is removed', async () => {
  await show(button('One'), button('Two'));
  focus('One');
  (document.activeElement as HTMLElement).blur();
  await show(button('One'));
  expect(document.activeElement).toBe(document.body);
});
