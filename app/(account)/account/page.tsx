import { runKinds } from '@/app/run-kinds';
import { EventList, SessionList } from '@/components/auth/account-lists';
import { AccountSection } from '@/components/auth/account-section';
import { AccountStart } from '@/components/auth/account-start';
import { ChangePasswordForm } from '@/components/auth/change-password-form';
import { DeleteAccountForm } from '@/components/auth/delete-account-form';
import { AddPasskey } from '@/components/auth/passkeys/add-passkey';
import { PasskeyList } from '@/components/auth/passkeys/passkey-list';
import { ProfileForm } from '@/components/auth/profile-form';
import { SignOutButton } from '@/components/auth/sign-out-button';
import { Alert } from '@/components/ui/alert';
import { ButtonForm } from '@/components/ui/button-form';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { listEvents, listSessions } from '@/lib/auth/account/account-activity';
import { requireUser } from '@/lib/auth/guard/current-user';
import { listPasskeys } from '@/lib/auth/passkeys/manage-passkeys';
import { signOutEverywhere } from '@/lib/auth/sign-in/actions';
import { isProved, isProvedAgain } from '@/lib/auth/step-up/proof';
import { stepUpPath } from '@/lib/auth/step-up/require-step-up';
import { account } from '@/lib/content/pages/account';
import { env } from '@/lib/env';
import { formatDate } from '@/lib/format';
import { countLeads } from '@/lib/leads/queries';
import { listFailedMails } from '@/lib/mail/failures';
import { listRuns } from '@/lib/scraper-runs/queries';
import { hiddenPage } from '@/lib/seo/metadata';
import { retryFailedMailsAction } from './actions';

const HERE = '/account';

export const metadata = hiddenPage(account.title);

export default async function AccountPage({ searchParams }: PageProps<'/account'>) {
  const user = await requireUser(HERE);
  const { notice } = await searchParams;
  const done = account.notices[String(notice)];
  const proved = await isProved(user.sessionId);
  // Who has just confirmed it comes back to add a passkey.
  const provedAgain = await isProvedAgain(user.sessionId);
  const mayChange = proved || !user.hasPasskey;
  const [sessions, events] = [await listSessions(user.id), await listEvents(user.id)];
  return (
    <Container className="py-12 sm:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-h1">{account.title}</h1>
          <p className="mt-4 text-lead text-muted wrap-anywhere">{user.email}</p>
        </div>
        <SignOutButton />
      </div>
      <div className="my-8 grid gap-4">
        {done ? (
          <Alert tone="success" title={done.title}>
            {done.text}
          </Alert>
        ) : null}
        {user.role === 'admin' && !user.hasLongPassword ? (
          <Alert tone="danger" role="note">
            {account.shortPassword}
          </Alert>
        ) : null}
        {user.passkeyDueAt ? (
          <Alert tone="warning" role="note">
            {user.passkeyDueAt > new Date()
              ? account.passkeyDue(formatDate(user.passkeyDueAt))
              : account.passkeyOverdue}
          </Alert>
        ) : null}
      </div>
      {user.isAdmin ? <FailedMails /> : null}
      <AccountStart
        runs={(await listRuns(user.id, 1, runKinds)).runs}
        leads={user.isAdmin ? await countLeads() : undefined}
      />
      {env.agentsLive ? (
        <AccountSection title={account.agents.title} text={account.agents.text}>
          <p>
            <Link href="/agents" className="link inline-block py-2" prefetch={false}>
              {account.agents.link}
            </Link>
          </p>
        </AccountSection>
      ) : null}
      <AccountSection title="Name">
        <ProfileForm displayName={user.displayName} />
      </AccountSection>
      <AccountSection id="password" title="Password">
        {mayChange ? <ChangePasswordForm /> : <ConfirmFirst to="password" place="password" />}
      </AccountSection>
      <AccountSection id="passkeys" {...account.passkeys} folded open={provedAgain}>
        <PasskeyList {...(await listPasskeys(user.id))} />
        <AddPasskey>{provedAgain ? null : <ConfirmFirst to="passkey" place="passkeys" />}</AddPasskey>
      </AccountSection>
      <AccountSection id="sessions" {...account.sessions} folded>
        <SessionList sessions={sessions} current={user.sessionId} />
        <ButtonForm action={signOutEverywhere} returnTo={HERE} label="Sign out everywhere" variant="quiet" size="sm" />
      </AccountSection>
      <AccountSection {...account.activity} folded>
        <EventList events={events} />
      </AccountSection>
      <AccountSection id="data" title={account.data.title} text={account.data.text}>
        <p>
          <a href="/api/account/export" className="link inline-block py-2">
            {account.data.button}
          </a>
        </p>
      </AccountSection>
      <AccountSection id="delete" title={account.remove.title} text={account.remove.text}>
        {mayChange ? <DeleteAccountForm label={account.remove.button} /> : <ConfirmFirst to="remove" place="delete" />}
      </AccountSection>
    </Container>
  );
}

function ConfirmFirst({ to, place }: { to: keyof typeof account.confirmFirst; place: string }) {
  return (
    <p>
      <Link href={stepUpPath(`${HERE}#${place}`)} className="link inline-block py-2" prefetch={false}>
        {account.confirmFirst[to]}
      </Link>
    </p>
  );
}

async function FailedMails() {
  const mails = await listFailedMails();
  if (mails.length === 0) return null;
  return (
    <AccountSection title={account.mails.title} text={account.mails.text}>
      <EventList
        events={mails.map(({ id, createdAt, recipient, lastError }) => ({
          id,
          at: createdAt,
          what: `To ${recipient}: ${lastError ?? 'no reason given'}`,
        }))}
      />
      <ButtonForm
        action={retryFailedMailsAction}
        returnTo={HERE}
        label={account.mails.button}
        variant="quiet"
        size="sm"
      />
    </AccountSection>
  );
}
