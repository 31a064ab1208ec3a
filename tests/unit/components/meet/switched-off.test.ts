import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import StartPage from '@/app/(site)/meet-your-agent/start/page';
import { PreviewGone } from '@/components/meet/preview-gone';
import { env } from '@/lib/env';

// The other files of this worker share the settings.
const { agentPreviewsADay } = env;

/** The start page for a query. */
const startPage = async (query: Record<string, string>) =>
  renderToStaticMarkup(await StartPage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) }));

describe('without agent previews', () => {
  beforeEach(() => {
    env.agentPreviewsADay = 0;
  });
  afterEach(() => {
    env.agentPreviewsADay = agentPreviewsADay;
  });

  it('the start form and previews that have ended › do not exist', async () => {
    await expect(startPage({})).rejects.toThrow(/404/);
    expect(() => renderToStaticMarkup(createElement(PreviewGone))).toThrow(/404/);
  });

  it('deletion › is still confirmed, without a form', async () => {
    const html = await startPage({ forgotten: '1' });
    expect(html).toContain('has been deleted');
    expect(html).not.toContain('<form');
  });
});
