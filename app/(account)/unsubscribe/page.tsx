import { FormPage } from '@/components/auth/form-page';
import { LinkedText } from '@/components/site/linked-text';
import { Alert } from '@/components/ui/alert';
import { ButtonForm } from '@/components/ui/button-form';
import { unsubscribe } from '@/lib/content/pages/unsubscribe';
import { unsubscribeAction } from '@/lib/mail/actions';
import { verifyUnsubscribe } from '@/lib/mail/unsubscribe';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(unsubscribe.title);

/** The page of the unsubscribe link in mails. GET changes nothing. */
export default async function UnsubscribePage({ searchParams }: PageProps<'/unsubscribe'>) {
  const { a, s, done } = await searchParams;
  if (done) {
    return (
      <FormPage title={unsubscribe.title}>
        <Alert tone="success" title={unsubscribe.done.title}>
          <LinkedText text={unsubscribe.done.text} />
        </Alert>
      </FormPage>
    );
  }
  const query = new URLSearchParams({ a: String(a ?? ''), s: String(s ?? '') });
  const email = verifyUnsubscribe(query);
  if (!email) return <FormPage title={unsubscribe.title} lead={<LinkedText text={unsubscribe.broken} />} />;
  return (
    <FormPage title={unsubscribe.title} lead={unsubscribe.lead}>
      <p className="wrap-anywhere font-semibold">{email}</p>
      <ButtonForm
        action={unsubscribeAction}
        returnTo={`/unsubscribe?${query}`}
        label={unsubscribe.button}
        hidden={{ token: query.toString() }}
      />
    </FormPage>
  );
}
