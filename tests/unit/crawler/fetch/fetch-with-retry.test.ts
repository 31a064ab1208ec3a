import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithRetry } from '@/lib/crawler/fetch/fetch-with-retry';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { startPacer } from '@/lib/crawler/fetch/pacer';
import { type LocalSite, serveSite } from '../../../support/local-site';

let site: LocalSite | undefined;
afterEach(() => site?.stop());

test.each(['86400', new Date(Date.now() + 3_600_000).toUTCString()])(
  'fetchWithRetry › does not wait for a website that wants to be left alone until %s',
  async (wait) => {
    site = await serveSite(() => ({ status: 503, headers: { 'Retry-After': wait } }));
    const guard = { allowHosts: [site.host] };
    const pacer = startPacer(0);
    const pause = vi.spyOn(pacer, 'pause');
    const fetched = await fetchWithRetry(
      site.origin,
      { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' },
      pacer,
    );
    expect(fetched).toMatchObject({ ok: false, kind: 'server-error' });
    expect(site.asked).toEqual(['/']);
    expect(pause, 'also for the next page').not.toHaveBeenCalled();
  },
);
