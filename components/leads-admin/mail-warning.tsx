import { setTimeout as sleep } from 'node:timers/promises';
import { Alert } from '@/components/ui/alert';
import { recentRelayProblem } from '@/lib/mail/relay';
import { SECOND_MS } from '@/lib/time';

/** A mail server that takes longer delays the page no further: the next view shows the result. */
const WAIT_MS = 1.5 * SECOND_MS;

/** Tells admins when the notifications of leads cannot be sent; nothing when they can. */
export async function MailWarning() {
  const problem = await Promise.race([recentRelayProblem(), sleep(WAIT_MS, null)]);
  if (!problem) return null;
  return (
    <Alert tone="warning" role="note" className="mb-6" title="Mail cannot be sent">
      <p>{problem.what}</p>
      <p>{problem.remedy}</p>
    </Alert>
  );
}
