import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithRetry } from '@/lib/crawler/fetch/fetch-with-retry';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { startPacer } from '@/lib/crawler/fetch/pacer';
import { type LocalSite, serveSite } from '../../../support/local-site';

let site: LocalSite | undefined;
afterEach(() => site?.stop());

test.each(['61', '86400', new Date(Date.now() + 3_600_000).toUTCString()])(
  'fetchWithRetry › does not wait for a website that wants to be left alone until %s',
  async (wait) => {
    site = await serveSite(() => ({ status: 503, headers: { 'Retry-After': wait } }));
    const guard = { allowHosts: [site.host] };
    const pacer = startPacer(0);
    const pause = vi.spyOn(pacer, 'pause').mockReturnValue();
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

test('fetchWithRetry › asks a website that is overloaded again after one and three seconds', async () => {
  site = await serveSite(() => ({ status: 503 }));
  const guard = { allowHosts: [site.host] };
  const pacer = startPacer(0);
  const pause = vi.spyOn(pacer, 'pause').mockReturnValue();
  await fetchWithRetry(site.origin, { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' }, pacer);
  expect(pause.mock.calls.map(([, seconds]) => seconds)).toEqual([1, 3]);
  expect(site.asked).toHaveLength(3);
});
