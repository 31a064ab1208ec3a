import { LivePreview } from '@/components/meet/live-preview';
import { OwnSiteChat } from '@/components/meet/own-site-chat';
import { PreviewGone } from '@/components/meet/preview-gone';
import { RefreshWithoutScript } from '@/components/ui/refresh-without-script';
import { findPreview } from '@/lib/agents/preview/find-preview';
import { viewPreview } from '@/lib/agents/preview/preview-view';
import { meetYourAgent } from '@/lib/content/pages/meet-your-agent';
import { env } from '@/lib/env';
import { createFormToken } from '@/lib/forms/form-token';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(meetYourAgent.title);

export default async function PreviewPage({ params }: PageProps<'/meet-your-agent/[id]'>) {
  const { id } = await params;
  const preview = await findPreview(id);
  if (!preview) return <PreviewGone />;
  const view = await viewPreview(preview);
  const isOver = view.state === 'ready' || view.state === 'failed';
  return (
    <>
      {isOver ? null : <RefreshWithoutScript />}
      <LivePreview
        id={id}
        formToken={createFormToken()}
        canAdopt={env.agentsLive}
        initial={view}
        ownChat={<OwnSiteChat returnTo={`/meet-your-agent/${id}`} />}
      />
    </>
  );
}
