import { redirect } from 'next/navigation';
import { AuthTabs } from '@/components/auth/auth-tabs';
import { FormPage } from '@/components/auth/form-page';
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
  return (
    <div className="border-brand border-l-4 pl-6 sm:pl-8">
      <h2 className="text-h3">{auth.uses.title}</h2>
      <ul className="mt-4 ml-5 grid list-disc gap-2">
        {auth.uses.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-6 text-base text-muted">{auth.keep}</p>
    </div>
  );
}
