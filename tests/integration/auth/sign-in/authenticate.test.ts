import { afterEach, beforeEach, expect, test } from 'vitest';
import { authenticate } from '@/lib/auth/sign-in/authenticate';
import { db, pool } from '@/lib/db';
import { storeLead } from '@/lib/leads/commands';
import { holdVerification } from '../../../support/argon2';
import { emptyTables } from '../../../support/empty-tables';

beforeEach(emptyTables);
afterEach(() => holdVerification(undefined));

const lead = {
  kind: 'contact',
  name: 'Mary',
  email: 'mary@bakery.ie',
  message: 'Do you do pubs?',
  consentVersion: 'contact-1',
  page: '/contact',
} as const;

test.each([
  ['one address', () => 'sean@pub.ie', 10],
  ['many addresses', (attempt: number) => `guess-${attempt}@pub.ie`, 60],
])(
  'authenticate › holds no connection while guesses at %s wait for their hash, so that a lead is stored meanwhile',
  async (_case, emailOf, allowed) => {
    let verifyAll = (): void => {};
    const verification = new Promise<boolean>((resolve) => {
      verifyAll = () => resolve(false);
    });
    holdVerification(verification);
    const ATTEMPTS = 70;
    const attempts = Array.from({ length: ATTEMPTS }, (_, attempt) =>
      authenticate(emailOf(attempt), 'four green fields', '192.0.2.1'),
    );
    let ended = 0;
    for (const attempt of attempts) void attempt.then(() => (ended += 1));
    await expect.poll(() => ended, { message: 'those beyond the limit' }).toBe(ATTEMPTS - allowed);
    await expect.poll(() => pool.idleCount).toBe(pool.totalCount);

    expect((await storeLead(lead)).isNew).toBe(true);
    expect(await db.mail.count()).toBe(2);
    expect(ended).toBe(ATTEMPTS - allowed);

    verifyAll();
    expect((await Promise.all(attempts)).filter((result) => !result.ok && result.reason === 'wrong')).toHaveLength(
      allowed,
    );
  },
);
