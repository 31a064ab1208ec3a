// @vitest-environment jsdom
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { blankPost, type Desk, openDesk } from '@/components/blog-admin/saving/desk';
import { reduceDesk } from '@/components/blog-admin/saving/desk-reducer';
import { useAddress } from '@/components/blog-admin/saving/use-address';
import { render } from '../../../../support/render';

test('useAddress › is that of the text as long as it can be found there, and of an empty editor otherwise', async () => {
  function Address({ desk }: { desk: Desk }) {
    useAddress(desk, undefined);
    return null;
  }
  const show = async (desk: Desk) => {
    await render(createElement(Address, { desk }));
    return `${location.pathname}${location.search}`;
  };
  history.replaceState(null, '', '/blog-admin');
  const blank = blankPost('Mary', '2026-11-20T08:30');
  const empty = openDesk({ blank, editor: 'mary@bakery.example', newId: 'a', holder: 'tab' });
  expect(await show(empty)).toBe('/blog-admin');
  const written = reduceDesk(empty, { type: 'changed', patch: { content: 'One.' } });
  expect(await show({ ...written, isKept: false }), 'a reload would not find it').toBe('/blog-admin');
  expect(await show(written)).toBe('/blog-admin?edit=a');
  expect(await show(reduceDesk(written, { type: 'startedNew', newId: 'b', isDiscarded: false }))).toBe('/blog-admin');
});
