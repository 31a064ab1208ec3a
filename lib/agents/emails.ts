import type { Composer } from '@/lib/mail/deliver';
import type { MailKind } from '@/lib/mail/outbox';
import { composeNotice } from './clock/notice-emails';
import { composeWeek } from './clock/week-email';
import { colleagueEmails } from './colleagues/emails';
import { composeCode } from './control/code-email';
import { composeTeam } from './team-email';

/** The e-mails about agents, by kind. */
export const agentEmails = {
  agent_team: composeTeam,
  agent_notice: composeNotice,
  agent_week: composeWeek,
  control_code: composeCode,
  ...colleagueEmails,
} satisfies Partial<Record<MailKind, Composer>>;
