import { notFound } from 'next/navigation';
import { FormPage } from '@/components/auth/form-page';
import { AdoptForm } from '@/components/meet/adopt-form';
import { PreviewGone } from '@/components/meet/preview-gone';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { findPreview } from '@/lib/agents/preview/find-preview';
import { currentUser } from '@/lib/auth/guard/current-user';
import { adopt } from '@/lib/content/pages/adopt';
import { env } from '@/lib/env';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(adopt.title);

/** Where the agent of a preview becomes somebody's. */
export default async function AdoptPage({ params }: PageProps<'/meet-your-agent/[id]/adopt'>) {
  if (!env.agentsLive) notFound();
  const { id } = await params;
  const preview = await findPreview(id);
  if (!preview) return <PreviewGone />;
  const user = await currentUser();
  return (
    <FormPage title={adopt.title} lead={adopt.lead(preview.domain)}>
      {preview.reading.status === 'failed' ? (
        <Alert tone="warning" role="note" title={adopt.unread} />
      ) : (
        <>
          <noscript>
            <p className="font-semibold">{adopt.noScript}</p>
          </noscript>
          <AdoptForm preview={id} site={preview.domain} email={user?.email} />
        </>
      )}
      <p>
        <Link href={`/meet-your-agent/${id}/trial`} className="link inline-block py-1">
          {adopt.setUpByUs}
        </Link>
      </p>
    </FormPage>
  );
}
