import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fetchVideo } from '@/lib/blog/fetch-video';
import { copyImage } from '@/lib/blog/remote-images';
import { env } from '@/lib/env';
import { type Answer, type LocalSite, serveSite } from '../../support/local-site';

vi.mock('@/lib/images/store', async (load) => ({
  ...(await load<object>()),
  imageStore: {
    put: async () => undefined,
    get: async () => null,
    delete: async () => undefined,
    list: async () => [],
  },
}));

let site: LocalSite;

beforeAll(async () => {
  const still = await sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  site = await serveSite((path): Answer | string | undefined => {
    if (path === '/still.jpg') return { headers: { 'Content-Type': 'image/jpeg' }, body: still };
    if (path === '/page') return '<p>No image.</p>';
    if (path === '/inside') return { status: 302, headers: { Location: 'http://127.0.0.1:1/still.jpg' } };
    if (path.startsWith('/oembed?url='))
      return JSON.stringify({ title: 'A tour of Ennis', thumbnail_url: `${site.origin}/still.jpg` });
    return undefined;
  });
  env.scraper.allowHosts.push(site.host);
});

afterAll(() => site.stop());

test('copyImage › stores an image of another site, and nothing else', async () => {
  expect(await copyImage(`${site.origin}/still.jpg`)).toEqual({
    ok: true,
    path: expect.stringMatching(/^\/images\/[\da-f]{32}-640x360\.webp$/),
  });
  for (const path of ['/page', '/none']) expect(await copyImage(site.origin + path)).toMatchObject({ ok: false });
});

test.each(['http://127.0.0.1/a.jpg', 'http://192.168.1.1/a.jpg', 'http://[::1]/a.jpg', 'file:///etc/passwd'])(
  'copyImage › asks nothing of %s',
  async (url) => {
    expect(await copyImage(url)).toMatchObject({ ok: false });
  },
);

test('copyImage › follows no redirect into the network of this machine', async () => {
  expect(await copyImage(`${site.origin}/inside`)).toMatchObject({ ok: false });
});

test('fetchVideo › tells title and still, without which only the address of the video', async () => {
  const at = (path: string) => ({ YouTube: site.origin + path, Vimeo: site.origin + path });
  const href = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  expect(await fetchVideo('https://youtu.be/dQw4w9WgXcQ?t=4', at('/oembed?url='))).toEqual({
    href,
    title: 'A tour of Ennis',
    src: expect.stringMatching(/^\/images\//),
  });
  expect(await fetchVideo(href, at('/none?'))).toEqual({ href, title: '', src: '' });
  expect(await fetchVideo(href, at('/page?'))).toEqual({ href, title: '', src: '' });
  expect(await fetchVideo('https://example.ie/watch?v=dQw4w9WgXcQ', at('/oembed?url='))).toBeUndefined();
});
