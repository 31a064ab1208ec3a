import { FaqToFillIn } from '@/components/meet/faq-to-fill-in';
import { PreviewGone } from '@/components/meet/preview-gone';
import { PreviewNotReady } from '@/components/meet/preview-not-ready';
import { ReportView } from '@/components/meet/report-view';
import { ScoreSummary } from '@/components/meet/score-summary';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { findPreview } from '@/lib/agents/preview/find-preview';
import { findReport, isPartial, scoreOf } from '@/lib/agents/preview/preview-view';
import { siteNameOf } from '@/lib/agents/preview/reading-start';
import { taughtTo } from '@/lib/agents/taught';
import { faqSkeleton } from '@/lib/reader/answers/report/faq-skeleton';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage('What your website answers');

export default async function ReportPage({ params }: PageProps<'/meet-your-agent/[id]/report'>) {
  const { id } = await params;
  const preview = await findPreview(id);
  if (!preview) return <PreviewGone />;
  const report = await findReport(preview);
  const path = `/meet-your-agent/${id}`;
  if (!report) return <PreviewNotReady path={path} />;
  return (
    <Container className="py-8 sm:py-12">
      <p className="print:hidden">
        <Link href={path} className="link inline-block py-1">
          Back to the agent
        </Link>
      </p>
      <h1 className="mt-2 max-w-[24ch] text-h2 wrap-anywhere">What {siteNameOf(preview.reading.url)} answers</h1>
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:order-2 lg:col-span-4">
          <ScoreSummary score={scoreOf(report)} isPartial={isPartial(preview)} />
          <div className="grid justify-items-start gap-3 print:hidden">
            <ButtonLink href={`${path}/trial`}>Start my free trial with this</ButtonLink>
            <a href={`/api/agent-previews/${id}/report`} download className="link py-1">
              Download as Markdown
            </a>
            <p className="text-base text-muted">To keep it on paper or as a PDF, print this page.</p>
          </div>
        </div>
        <div className="grid gap-12 lg:col-span-8">
          <ReportView report={report} added={preview.questions} taught={await taughtTo(preview.id)} />
          <FaqToFillIn skeleton={faqSkeleton(report, preview.questions)} />
        </div>
      </div>
    </Container>
  );
}
