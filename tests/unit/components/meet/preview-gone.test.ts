import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { PreviewGone } from '@/components/meet/preview-gone';
import { env } from '@/lib/env';

// The other files of this worker share the settings.
const { agentPreviewsADay } = env;

afterEach(() => {
  env.agentPreviewsADay = agentPreviewsADay;
});

it('PreviewGone › does not exist without agent previews', () => {
  env.agentPreviewsADay = 0;
  expect(() => renderToStaticMarkup(createElement(PreviewGone))).toThrow(/404/);
});
