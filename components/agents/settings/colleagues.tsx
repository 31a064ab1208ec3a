import { changeRoleAction, removeAction, withdrawAction } from '@/lib/agents/colleagues/actions';
import type { listInvitations } from '@/lib/agents/colleagues/invitations';
import type { listMembers } from '@/lib/agents/colleagues/roles';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { formatMoment } from '@/lib/format';
import { PressForm } from '../press-form';

const copy = settingsPage.colleagues;

type Member = Awaited<ReturnType<typeof listMembers>>[number];
type Invitation = Awaited<ReturnType<typeof listInvitations>>[number];

const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3';

const roleOf = (role: string) => (role === 'owner' ? 'owner' : 'member');

function MemberRow({
  member,
  isOwn,
  act,
}: {
  member: Member;
  isOwn: boolean;
  act: { agentId: string; returnTo: string };
}) {
  const { userId, email, displayName } = member;
  const role = roleOf(member.role);
  const { agentId, returnTo } = act;
  const hidden = { agent: agentId, member: userId };
  const other = role === 'owner' ? 'member' : 'owner';
  return (
    <li className={row}>
      <p className="min-w-0">
        <span className="font-semibold wrap-anywhere">{displayName || email}</span>
        {isOwn ? ` (${copy.you})` : null}
        <span className="block text-base text-muted wrap-anywhere">
          {copy.roles[role]}
          {displayName ? ` · ${email}` : null}
        </span>
      </p>
      {isOwn ? null : (
        <div className="flex flex-wrap gap-2">
          <PressForm
            action={changeRoleAction}
            returnTo={returnTo}
            hidden={{ ...hidden, role: other }}
            label={other === 'owner' ? copy.makeOwner : copy.makeMember}
            description={email}
          />
          <PressForm
            action={removeAction}
            returnTo={returnTo}
            hidden={hidden}
            label={copy.remove}
            description={email}
          />
        </div>
      )}
    </li>
  );
}

/** Who works with an agent and who is invited, each with what an owner may do. */
export function Colleagues({
  agentId,
  returnTo,
  ownId,
  members,
  invitations,
}: {
  agentId: string;
  returnTo: string;
  /** The account that looks. */
  ownId: string;
  members: readonly Member[];
  invitations: readonly Invitation[];
}) {
  return (
    <ul className="border-line border-t">
      {members.map((member) => (
        <MemberRow key={member.userId} member={member} isOwn={member.userId === ownId} act={{ agentId, returnTo }} />
      ))}
      {invitations.map(({ id, email, role, expiresAt }) => (
        <li key={id} className={row}>
          <p className="min-w-0">
            <span className="wrap-anywhere">{email}</span>
            <span className="block text-base text-muted">
              {copy.invited(copy.roles[roleOf(role)].toLowerCase(), formatMoment(expiresAt))}
            </span>
          </p>
          <PressForm
            action={withdrawAction}
            returnTo={returnTo}
            hidden={{ agent: agentId, invitation: id }}
            label={copy.withdraw}
            description={email}
          />
        </li>
      ))}
    </ul>
  );
}
