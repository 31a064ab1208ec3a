import { FormPage } from '@/components/auth/form-page';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { Link } from '@/components/ui/link';
import { findUndo } from '@/lib/auth/account/accounts';
import { reset, undo } from '@/lib/content/pages/auth';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(undo.title);

/** The page of the link that undoes a change of an account. Reading it changes nothing, since mail scanners open links too. */
export default async function UndoPage({ searchParams }: PageProps<'/auth/undo'>) {
  const { token } = await searchParams;
  const found = typeof token === 'string' ? await findUndo(token) : undefined;
  if (typeof token === 'string' && found)
    return (
      <FormPage title={undo.title} lead={found.keepsPasskeys ? undo.otherBrowser : undo.lead}>
        <NewPasswordForm token={token} callbackUrl="/account?notice=password" page="/auth/undo" />
      </FormPage>
    );
  return (
    <FormPage title={undo.title} lead={undo.ended}>
      <Link href="/auth/reset" className="link">
        {reset.title}
      </Link>
    </FormPage>
  );
}
