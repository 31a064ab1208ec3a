import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';

/** The events of the audit trail, with the text that the account page shows for each. */
export const auditKinds = {
  sign_up: 'Account created',
  sign_in: 'Signed in',
  sign_in_failed: 'Failed sign-in: wrong password',
  password_refused: 'Change rejected: wrong password',
  sign_out: 'Signed out',
  sign_out_everywhere: 'Signed out everywhere',
  sessions_ended: 'All sessions ended by an operator',
  session_replayed: 'A session was ended because one of its old tokens was used again',
  password_changed: 'Password changed',
  password_reset: 'Password reset by e-mail',
  changes_undone: 'Changes undone with a link from an e-mail, and password reset',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  passkeys_reset: 'All passkeys removed by an operator',
  second_factor_failed: 'Correct password, but the passkey or recovery code was wrong',
  recovery_code_used: 'Signed in with a recovery code',
  role_changed: 'Role changed',
  agent_adopted: 'Agent taken over',
  agent_control_proved: 'Control of an agent’s website proved',
  agent_live: 'Agent put live',
  agent_changed: 'Settings of an agent changed',
  agent_paused: 'Agent paused',
  agent_resumed: 'Agent switched on again',
  agent_ended: 'Agent ended',
  agent_reopened: 'Agent’s end undone',
  agent_deleted: 'Agent deleted',
  agent_restored: 'Agent’s deletion undone',
  agent_invited: 'Colleague invited to an agent',
  agent_invitation_withdrawn: 'Invitation to an agent withdrawn',
  agent_joined: 'Invitation to an agent accepted',
  agent_role_changed: 'Role of a colleague changed',
  agent_member_removed: 'Colleague removed from an agent',
  agent_member_restored: 'Removal of a colleague undone',
  agent_left: 'Agent left',
  agent_opened: 'Agent opened by our people to help',
  agent_extended: 'Trial of an agent extended',
  agent_client: 'Agent made a client’s',
  agent_report_done: 'Report about an agent dealt with',
  account_deleted: 'Account deleted',
} as const;

export type AuditKind = keyof typeof auditKinds;

type Entry = {
  kind: AuditKind;
  userId?: string;
  /** The agent that it is about, whose owners see it. */
  agentId?: string;
  ip?: string;
  details?: Prisma.InputJsonObject;
};

/** Adds an event to the audit trail, in the transaction if one is given. Details contain no personal data. */
export async function recordEvent(entry: Entry, tx: Prisma.TransactionClient = db): Promise<void> {
  await tx.auditEvent.create({ data: entry });
}
