import type { CurrentUser } from '@/lib/auth/guard/resolve-user';
import { agentForMember, agentForUser } from './members';
import { HELP_LIFETIME_MS, HELP_SHOWN_MS } from './policy';
import { agentRecord, type RecordEntry } from './record';

/** What is said above an owner's pages about one of our people who opened them: to that person, or to an owner. */
export type HelpShown = { to: 'helper'; until: Date } | { to: 'owner'; visit: RecordEntry };

/** Whether one of our people has opened an agent in the last week, for its owners; and until when, for that person. */
export async function helpShown(agentId: string, user: CurrentUser, now = Date.now()): Promise<HelpShown | undefined> {
  const found = await agentForUser(agentId, user);
  if (!found) return undefined;
  const isHelper = !(await agentForMember(agentId, user.id));
  if (!isHelper && found.role !== 'owner') return undefined;
  const [visit] = await agentRecord(agentId, {
    kind: 'agent_opened',
    at: { gt: new Date(now - HELP_SHOWN_MS) },
    ...(isHelper && { userId: user.id }),
  });
  if (!visit) return undefined;
  return isHelper ? { to: 'helper', until: new Date(visit.at.getTime() + HELP_LIFETIME_MS) } : { to: 'owner', visit };
}
