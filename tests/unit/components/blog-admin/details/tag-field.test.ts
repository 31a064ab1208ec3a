// @vitest-environment jsdom
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TagField } from '@/components/blog-admin/details/tag-field';

test('TagField › adds a tag that was typed before hydration', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onChange = vi.fn();
  const field = () => createElement(TagField, { tags: ['night'], onChange });
  document.body.innerHTML = `<main>${renderToString(field())}</main>`;
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = '#harbour';
  const root = await act(async () => hydrateRoot(document.querySelector('main') as Element, field()));
  await act(async () => root.render(field()));
  expect(input.value, 'after the next rendering').toBe('#harbour');
  await act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect(onChange).toHaveBeenCalledWith(['night', 'harbour']);
  expect(input.value).toBe('');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
