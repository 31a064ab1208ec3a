import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReadingProgress } from '@/components/meet/reading-progress';
import type { PreviewView } from '@/lib/agents/preview/preview-view';

it('ReadingProgress › can be scrolled with the keyboard', () => {
  const pages = [{ url: 'https://harbour.example/', title: 'Harbour House', findings: ['3 prices'] }];
  const view: PreviewView = {
    state: 'reading',
    site: 'harbour.example',
    pages,
    skipped: [],
    evening: [],
    suggestions: [],
  };
  expect(renderToStaticMarkup(createElement(ReadingProgress, { view }))).toMatch(
    /<ol tabindex="0" aria-labelledby="pages"/i,
  );
});
