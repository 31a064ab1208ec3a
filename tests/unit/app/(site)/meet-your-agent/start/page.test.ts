import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import StartPage from '@/app/(site)/meet-your-agent/start/page';
import { env } from '@/lib/env';

// The other files of this worker share the settings.
const { agentPreviewsADay } = env;

/** The page for a query. */
const render = async (query: Record<string, string>) =>
  renderToStaticMarkup(await StartPage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) }));

describe('start page without agent previews', () => {
  beforeEach(() => {
    env.agentPreviewsADay = 0;
  });
  afterEach(() => {
    env.agentPreviewsADay = agentPreviewsADay;
  });

  it('does not exist', async () => {
    await expect(render({})).rejects.toThrow(/404/);
  });

  it('still confirms a deletion, without a form', async () => {
    const html = await render({ forgotten: '1' });
    expect(html).toContain('has been deleted');
    expect(html).not.toContain('<form');
  });
});
