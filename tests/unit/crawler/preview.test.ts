import { afterEach, expect, test } from 'vitest';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { previewSite } from '@/lib/crawler/preview';
import { type LocalSite, serveSite } from '../../support/local-site';

let site: LocalSite | undefined;
afterEach(() => site?.stop());

test('previewSite › says why a page of 2.5 MB of nested elements is not read', async () => {
  site = await serveSite((path) => (path === '/' ? `<title>Deep</title>${'<div>'.repeat(500_000)}` : undefined));
  const guard = { allowHosts: [site.host] };
  const found = await previewSite(site.origin, 'TestBot', {
    ...guard,
    agent: guardedAgent(guard),
    userAgent: 'TestBot/1.0',
  });
  expect(found).toMatchObject({
    ok: false,
    message: 'This page nests more than 400 elements inside each other; we don’t read such pages.',
  });
});
