import { redirect } from 'next/navigation';
import { AuthTabs } from '@/components/auth/auth-tabs';
import { FormPage } from '@/components/auth/form-page';
import { DayPanel } from '@/components/site/day-panel';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { currentUser } from '@/lib/auth/guard/current-user';
import { safeReturnPath } from '@/lib/auth/sign-in/return-path';
import { auth, notices } from '@/lib/content/pages/auth';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('auth');

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

export default async function AuthPage({ searchParams }: PageProps<'/auth'>) {
  const query = await searchParams;
  const callbackUrl = safeReturnPath(query.callbackUrl);
  if (await currentUser()) redirect(callbackUrl);
  const notice = notices[text(query.notice) ?? ''];
  return (
    <FormPage title={auth.title} lead={auth.lead} aside={<Uses />}>
      {notice ? (
        <Alert tone="success" title={notice.title}>
          {notice.text}
        </Alert>
      ) : null}
      <AuthTabs
        initial={query.tab === 'sign-up' ? 'sign-up' : 'sign-in'}
        callbackUrl={callbackUrl}
        email={text(query.email)?.slice(0, 254)}
      />
      <p className="border-line border-t pt-5 text-base text-muted">
        By signing in or signing up you agree to our{' '}
        <Link href="/terms" className="link">
          terms
        </Link>{' '}
        and{' '}
        <Link href="/privacy" className="link">
          privacy policy
        </Link>
        .
      </p>
    </FormPage>
  );
}

function Uses() {
  return <DayPanel title={auth.uses.title} day={auth.uses.items} note={auth.keep} />;
}
