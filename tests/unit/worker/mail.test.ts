import { beforeEach, expect, test, vi } from 'vitest';
import { queues } from '@/lib/jobs/queues';
import { deliverMail } from '@/lib/mail/deliver';
import { startMail } from '@/worker/mail';
import { countedWork, fakeBoss } from '../../support/fake-boss';

vi.mock('@/lib/mail/deliver', () => ({ deliverMail: vi.fn() }));

beforeEach(() => void vi.mocked(deliverMail).mockReset());

const mail = (mailId: string, retryCount = 0) => ({ data: { mailId }, retryCount });

test('startMail › sends two mails at once, so that a slow relay delays no other', async () => {
  const { boss, deliver } = fakeBoss();
  const { counted, perform } = countedWork();
  vi.mocked(deliverMail).mockImplementation(perform);
  await startMail(boss);
  await deliver(
    'mail',
    ['a', 'b', 'c', 'd', 'e'].map((id) => mail(id)),
  );
  expect(counted).toMatchObject({ done: 5, most: 2 });
});

test('startMail › knows the last attempt, after which a mail has failed', async () => {
  const { boss, deliver } = fakeBoss();
  await startMail(boss);
  const { retryLimit } = queues.mail;
  await deliver('mail', [mail('a', retryLimit - 1)]);
  await deliver('mail', [mail('b', retryLimit)]);
  expect(vi.mocked(deliverMail).mock.calls.map(([id, , isLast]) => [id, isLast])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});
