import { findPreview } from '@/lib/agents/preview/find-preview';
import { findReport, isPartial } from '@/lib/agents/preview/preview-view';
import { siteNameOf } from '@/lib/agents/preview/reading-start';
import { agentPreview } from '@/lib/content/pages/agent-preview';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { reportAsMarkdown } from '@/lib/reader/answers/report/report-markdown';
import { automaticSlug } from '@/lib/text/slug';

/** The report of an agent preview as a Markdown file. */
export const GET = routeHandler(async function GET(
  _request: Request,
  { params }: RouteContext<'/api/agent-previews/[id]/report'>,
): Promise<Response> {
  const preview = await findPreview((await params).id);
  const report = preview && (await findReport(preview));
  if (!preview || !report) return problem(404, 'This preview has ended, was deleted, or is not ready yet.');
  const site = siteNameOf(preview.reading.url);
  const note = isPartial(preview) ? agentPreview.partial : undefined;
  return new Response(reportAsMarkdown(report, { site, added: preview.questions, note }), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': `attachment; filename="${automaticSlug(site)}-questions.md"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
});
