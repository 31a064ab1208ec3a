import { expect, test, vi } from 'vitest';
import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { log } from '@/lib/log';

test('apiAdmin › rejects a cross-origin request and logs it without an IP address', async () => {
  const warn = vi.spyOn(log, 'warn');
  const request = new Request('https://example.ie/api/blog/posts?draft=secret', {
    method: 'POST',
    headers: { Origin: 'https://evil.example', Host: 'example.ie', 'X-Request-Id': 'request-1' },
  });
  const guarded = await apiAdmin(request);
  expect(guarded.ok).toBe(false);
  expect(warn.mock.calls).toEqual([
    [{ requestId: 'request-1', path: '/api/blog/posts', reason: 'cross-origin' }, 'access denied'],
  ]);
});
