import { setTimeout as sleep } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { MailWarning } from '@/components/leads-admin/mail-warning';
import { recentRelayProblem } from '@/lib/mail/relay';
import { deferred } from '../../../support/deferred';

vi.mock('node:timers/promises', { spy: true });
vi.mock('@/lib/mail/relay', () => ({ recentRelayProblem: vi.fn() }));

const problem = { what: 'The mail server refused us.', remedy: 'Check SMTP_URL.' };
const render = async () => renderToStaticMarkup(await MailWarning());

test('MailWarning › tells admins that mail cannot be sent, and nothing when it can', async () => {
  vi.mocked(recentRelayProblem).mockResolvedValueOnce(problem).mockResolvedValueOnce(null);
  expect(await render()).toContain('The mail server refused us.');
  expect(await render()).toBe('');
});

test('MailWarning › holds the page up for 1.5 seconds at most', async () => {
  vi.mocked(recentRelayProblem).mockReturnValueOnce(deferred<null>().promise);
  vi.mocked(sleep).mockResolvedValueOnce(null);
  expect(await render()).toBe('');
  expect(sleep).toHaveBeenCalledWith(1_500, null);
});
