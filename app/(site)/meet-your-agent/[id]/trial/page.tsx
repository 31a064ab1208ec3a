import { TrialForm } from '@/components/leads/trial-form';
import { PreviewGone } from '@/components/meet/preview-gone';
import { PreviewNotReady } from '@/components/meet/preview-not-ready';
import { Container } from '@/components/ui/container';
import { findPreview } from '@/lib/agents/preview/find-preview';
import { findReport, greetingOf } from '@/lib/agents/preview/preview-view';
import { siteNameOf } from '@/lib/agents/preview/reading-start';
import { industryOf } from '@/lib/agents/preview/subject';
import { trialNote } from '@/lib/agents/preview/trial-note';
import { taughtTo } from '@/lib/agents/taught';
import { agentPreview } from '@/lib/content/pages/agent-preview';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage('Start a free trial');

/** The trial form, filled in from what the website says about the business. Nothing is sent before the visitor does. */
export default async function TrialPage({ params }: PageProps<'/meet-your-agent/[id]/trial'>) {
  const { id } = await params;
  const preview = await findPreview(id);
  if (!preview) return <PreviewGone />;
  const report = await findReport(preview);
  const path = `/meet-your-agent/${id}`;
  if (!report) return <PreviewNotReady path={path} />;
  const { trial } = agentPreview;
  const site = siteNameOf(preview.reading.url);
  const values = {
    businessName: greetingOf(preview)?.name?.value ?? '',
    businessUrl: site,
    industry: industryOf(preview.subject) ?? report.industry ?? '',
  };
  return (
    <Container className="max-w-[52rem] py-10 sm:py-14">
      <h1 className="text-h2">{trial.title}</h1>
      <p className="mt-4 mb-8 max-w-[56ch] text-balance text-lead text-muted">{trial.lead(site)}</p>
      <TrialForm
        page="/meet-your-agent"
        returnTo={`${path}/trial`}
        initial={{
          values,
          note: { value: trialNote(site, report, preview.questions, await taughtTo(preview.id)), ...trial.note },
        }}
      />
    </Container>
  );
}
