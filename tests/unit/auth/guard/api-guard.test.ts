import { afterEach, expect, test, vi } from 'vitest';
import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { currentUser } from '@/lib/auth/guard/current-user';
import type { CurrentUser } from '@/lib/auth/guard/resolve-user';
import { log } from '@/lib/log';

vi.mock('@/lib/auth/guard/current-user', () => ({ currentUser: vi.fn(), pendingUser: vi.fn() }));
afterEach(() => void vi.mocked(currentUser).mockReset());

const request = new Request('https://bakery.ie/api/blog/posts', { method: 'POST' });
const user: CurrentUser = {
  id: 'mary',
  email: 'mary@bakery.ie',
  displayName: null,
  role: 'user',
  isRoleKnown: true,
  isAdmin: false,
  hasLongPassword: true,
  hasPasskey: false,
  sessionId: 'session',
};

async function rejectionOf(found: CurrentUser | undefined): Promise<Response> {
  vi.mocked(currentUser).mockResolvedValue(found);
  const guarded = await apiAdmin(request);
  if (guarded.ok) throw new Error('The request was let through.');
  return guarded.response;
}

test('apiAdmin › responds with 503 and Retry-After while the role cannot be read, and logs no denied access', async () => {
  const warn = vi.spyOn(log, 'warn');
  const response = await rejectionOf({ ...user, isRoleKnown: false });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect((await response.json()).detail).toMatch(/could not be read.*try again/);
  expect(warn).not.toHaveBeenCalled();
});

test('apiAdmin › responds with 403 to users, with 401 to visitors, and lets admins pass', async () => {
  expect((await rejectionOf(user)).status).toBe(403);
  expect((await rejectionOf({ ...user, role: 'admin' })).status, 'an admin with a short password').toBe(403);
  expect((await rejectionOf(undefined)).status).toBe(401);
  const admin: CurrentUser = { ...user, role: 'admin', isAdmin: true };
  vi.mocked(currentUser).mockResolvedValue(admin);
  expect(await apiAdmin(request)).toEqual({ ok: true, user: admin });
});
