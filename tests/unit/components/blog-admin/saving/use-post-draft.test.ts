// @vitest-environment jsdom
import { act, createElement, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blankPost, usePostDraft } from '@/components/blog-admin/saving/use-post-draft';
import { hydrateUntilEffects } from '../../../../support/hydrate-until-effects';

const blank = blankPost('Admin', '2026-11-20T08:30');

test('usePostDraft › has what was typed before hydration for the first click after it', async () => {
  let slug = '';
  function Editor() {
    const form = useRef<HTMLFormElement>(null);
    const { fields, change } = usePostDraft(blank, undefined, undefined, form);
    slug = fields.slug;
    const onChange = () => change({ slug: 'changed' });
    return createElement('form', { ref: form }, createElement('input', { name: 'slug', value: fields.slug, onChange }));
  }
  document.body.innerHTML = `<main>${renderToString(createElement(Editor))}</main>`;
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'opening-hours';
  const root = await hydrateUntilEffects(document.querySelector('main') as Element, createElement(Editor));
  expect([slug, input.value]).toEqual(['opening-hours', 'opening-hours']);
  await act(async () => root.unmount());
});
