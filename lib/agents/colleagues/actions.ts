'use server';

import { notFound, redirect } from 'next/navigation';
import { requireUser } from '@/lib/auth/guard/current-user';
import type { CurrentUser } from '@/lib/auth/guard/resolve-user';
import { joinPage } from '@/lib/content/pages/agent-settings';
import { env } from '@/lib/env';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { settingsAction, settingsPath } from '../owner-action';
import { acceptInvitation, declineInvitation, invite, withdrawInvitation } from './invitations';
import { changeRole, leaveAgent, removeMember, restoreMember } from './roles';
import { invitationSchema, inviteSchema, joinSchema, leaveSchema, memberSchema, roleSchema } from './schema';

const back = (id: string, notice: string): never => redirect(`${settingsPath(id)}?notice=${notice}#colleagues`);

/** Invites a colleague by mail. */
export async function inviteAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(inviteSchema, form, async ({ email, role }, { agent, by }) => {
    const invited = await invite(agent.id, { email, role }, by);
    return invited.ok ? back(agent.id, 'invited') : { errors: { email: invited.message } };
  });
}

/** Takes an invitation back. */
export async function withdrawAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(invitationSchema, form, async ({ invitation }, { agent, by }) => {
    await withdrawInvitation(agent.id, invitation, by);
    return back(agent.id, 'withdrawn');
  });
}

/** Makes a member an owner, or an owner a member. */
export async function changeRoleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(roleSchema, form, async ({ member, role }, { agent, by }) => {
    const changed = await changeRole(agent.id, member, role, by);
    return changed.ok ? back(agent.id, 'role') : { rejected: changed.message };
  });
}

/** Removes a colleague. */
export async function removeAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(memberSchema, form, async ({ member }, { agent, by }) => {
    const removed = await removeMember(agent.id, member, by);
    return removed.ok ? back(agent.id, `removed&member=${member}`) : { rejected: removed.message };
  });
}

/** Undoes that, for some minutes. */
export async function restoreMemberAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(memberSchema, form, async ({ member }, { agent, by }) => {
    const restored = await restoreMember(agent.id, member, by);
    return restored.ok ? back(agent.id, 'restored') : { rejected: restored.message };
  });
}

/** Leaves an agent: members and owners, but not the last owner. */
export async function leaveAction(_previous: FormState, form: FormData): Promise<FormState> {
  return settingsAction(
    leaveSchema,
    form,
    async (_, { agent, by }) => {
      const left = await leaveAgent(agent.id, by);
      return left.ok ? redirect('/agents?notice=left') : { rejected: left.message };
    },
    'member',
  );
}

/** What is done with the invitation of a link, by who is signed in. */
function withLink(
  form: FormData,
  act: (token: string, user: CurrentUser, ip: string) => Promise<Outcome>,
): Promise<FormState> {
  return handleForm(joinSchema, form, async ({ token }) => {
    if (!env.agentsLive) notFound();
    const user = await requireUser(`/agents/join?token=${encodeURIComponent(token)}`);
    const { ip } = await currentClientInfo();
    const limited = await consume({ emailLinkByIp: ip });
    return limited ? { rejected: rateLimitMessage(limited) } : act(token, user, ip);
  });
}

/** Accepts the invitation of a link. */
export async function joinAction(_previous: FormState, form: FormData): Promise<FormState> {
  return withLink(form, async (token, user, ip) => {
    const agentId = await acceptInvitation(token, user, ip);
    return agentId ? redirect(`/agents/${agentId}`) : { rejected: joinPage.broken.text };
  });
}

/** Declines it. */
export async function declineAction(_previous: FormState, form: FormData): Promise<FormState> {
  return withLink(form, async (token, user) => {
    await declineInvitation(token, user.email);
    redirect('/agents?notice=declined');
  });
}
