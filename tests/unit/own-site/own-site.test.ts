import { describe, expect, it, vi } from 'vitest';
import { knowledgeInThreads } from '@/lib/agent/sources/in-threads';
import { createOwnSite } from '@/lib/own-site/own-site';

const pages: Record<string, string> = {
  '/': '<title>Us</title><h1>Us</h1><p>There is a free trial of 14 days.</p>',
  '/terms': '<title>Terms</title><h1>Terms</h1><p>You can cancel at the end of any month.</p>',
  '/hidden': '<meta name="robots" content="noindex"><p>You can never cancel.</p>',
};

function setUp() {
  const state = { version: '1' };
  const renderPage = vi.fn(async (path: string) => pages[path] ?? null);
  const open = createOwnSite({
    siteUrl: 'https://us.example',
    readVersion: async () => state.version,
    paths: [...Object.keys(pages), '/gone'],
    renderPage,
  });
  return { state, renderPage, open };
}

describe('createOwnSite', () => {
  it('answers from the pages that may be quoted, and a model is shown nothing else of them', async () => {
    const knowledge = knowledgeInThreads(await setUp().open());
    const { readings } = await knowledge.understand({ text: 'Can I cancel?', turns: [] });
    expect((await knowledge.answer(readings)).quotes.find(({ isFocus }) => isFocus)).toMatchObject({
      text: 'You can cancel at the end of any month.',
      url: 'https://us.example/terms',
    });
    const said = { text: 'Do you sell months?', turns: [] };
    const { prompt } = await knowledge.promptFor(said, await knowledge.understand(said));
    expect(prompt).not.toContain('cancel');
  });

  it('reads the pages once for any number of calls', async () => {
    const { open, renderPage } = setUp();
    const [first, second] = await Promise.all([open(), open()]);
    expect(second).toBe(first);
    expect(await open()).toBe(first);
    expect(renderPage).toHaveBeenCalledTimes(4);
  });

  it('answers from the previous index while changed pages are indexed, then from the new one', async () => {
    const { open, state } = setUp();
    const first = await open();
    state.version = '2';
    expect(await open()).toBe(first);
    await expect.poll(open).not.toBe(first);
  });

  it('keeps the last index when the pages cannot be read, and tries again', async () => {
    const { open, state, renderPage } = setUp();
    const first = await open();
    state.version = '2';
    renderPage.mockRejectedValueOnce(new Error('down'));
    expect(await open()).toBe(first);
    await expect.poll(open).not.toBe(first);
  });

  it('rejects when the pages cannot be read the first time, and reads them at the next call', async () => {
    const { open, renderPage } = setUp();
    renderPage.mockRejectedValueOnce(new Error('down'));
    await expect(open()).rejects.toThrow('down');
    expect(await (await open()).loadPages()).toHaveLength(2);
  });
});
