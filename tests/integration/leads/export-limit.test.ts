import { NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { GET } from '@/app/api/leads/export/route';
import { signAccessToken } from '@/lib/auth/session/access-token';
import { startSession } from '@/lib/auth/session/sessions';
import { db } from '@/lib/db';
import { policies } from '@/lib/rate-limits/policies';
import { emptyTables } from '../../support/empty-tables';
import { setRequestHeaders } from '../../support/next-headers';
import { makeUser } from '../../support/users';

beforeEach(emptyTables);

test('GET /api/leads/export › responds with 429 and Retry-After once an admin has used up the limit', async () => {
  const { id } = await makeUser({ email: 'sean@pub.ie', password: 'a long password of mine', role: 'admin' });
  const { sessionId } = await startSession(id, 'api', 'curl');
  const headers = setRequestHeaders({ authorization: `Bearer ${(await signAccessToken(id, sessionId)).token}` });
  const load = () => GET(new NextRequest('http://localhost:3000/api/leads/export', { headers }));

  const allowed = await load();
  expect(allowed.status).toBe(200);
  expect(await allowed.text()).toMatch(/^\uFEFF?"Received \(Irish time\)","Kind"/);
  await db.rateLimit.updateMany({ data: { points: policies.adminByUser.points } });
  const rejected = await load();
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await rejected.text()).not.toContain('Received');
});
