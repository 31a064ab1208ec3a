import { notFound } from 'next/navigation';
import { FormPage } from '@/components/auth/form-page';
import { ButtonLink } from '@/components/ui/button';
import { ButtonForm } from '@/components/ui/button-form';
import { declineAction, joinAction } from '@/lib/agents/colleagues/actions';
import { findInvitation } from '@/lib/agents/colleagues/invitations';
import { currentUser, signInPath } from '@/lib/auth/guard/current-user';
import { joinPage as copy } from '@/lib/content/pages/agent-settings';
import { env } from '@/lib/env';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(copy.title);

/** The page of the link in an invitation. GET changes nothing, and says nothing of who is invited. */
export default async function JoinPage({ searchParams }: PageProps<'/agents/join'>) {
  const token = String((await searchParams).token ?? '');
  const user = await currentUser();
  if (!env.agentsLive) notFound();
  const invitation = await findInvitation(token);
  if (!invitation) return <FormPage title={copy.broken.title} lead={copy.broken.text} />;
  const returnTo = `/agents/join?token=${token}`;
  const lead = copy.text(invitation.agent.domain);
  if (!user)
    return (
      <FormPage title={copy.title} lead={lead}>
        <p>{copy.signIn}</p>
        <ButtonLink href={signInPath(returnTo)} prefetch={false} className="justify-self-start">
          {copy.signInButton}
        </ButtonLink>
      </FormPage>
    );
  if (user.email !== invitation.email) return <FormPage title={copy.title} lead={copy.other} />;
  return (
    <FormPage title={copy.title} lead={lead}>
      {invitation.role === 'owner' ? <p>{copy.owner}</p> : null}
      <ButtonForm action={joinAction} returnTo={returnTo} label={copy.accept} hidden={{ token }} />
      <ButtonForm
        action={declineAction}
        returnTo={returnTo}
        label={copy.decline}
        hidden={{ token }}
        variant="quiet"
        size="sm"
      />
    </FormPage>
  );
}
