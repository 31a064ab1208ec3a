import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgotPassword, resend, signUp } from '@/lib/auth/account/email-link-actions';
import { db } from '@/lib/db';
import { idleForm } from '@/lib/forms/form-state';
import { policies } from '@/lib/rate-limits/policies';
import { emptyTables } from '../../../support/empty-tables';
import { setRequestHeaders } from '../../../support/next-headers';

beforeAll(() => void setRequestHeaders({ 'x-client-address': '192.0.2.1' }));
beforeEach(emptyTables);
afterEach(() => vi.restoreAllMocks());

/** One an hour is always allowed. */
const attempts = policies.firstEmailByRecipient.points + policies.emailByRecipient.points + 1;

test.each(Object.entries({ signUp, resend, forgotPassword }))(
  '%s › limits the mails to a recipient, not counting attempts that an outage failed',
  async (_name, action) => {
    const form = new FormData();
    form.set('email', 'mary@bakery.ie');
    form.set('password', 'four green fields');
    const send = async () => (await action(idleForm, form)).status;
    const outage = vi.spyOn(db, '$transaction').mockRejectedValue(new Error('disk full'));
    for (let attempt = 0; attempt < attempts; attempt += 1) expect(await send()).toBe('failed');
    outage.mockRestore();
    for (let attempt = 1; attempt < attempts; attempt += 1) expect(await send()).toBe('done');
    expect(await send()).toBe('rejected');
  },
);
