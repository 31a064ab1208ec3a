import { iterableToStream } from '@/lib/http/iterable-stream';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { askedRun } from '@/lib/scraper-runs/api';
import { exportFormats, exportRun } from '@/lib/scraper-runs/export';
import { viewRun } from '@/lib/scraper-runs/run-view';

/** A run as a file: `?format=` json, csv, txt, md, jsonl, or all of them in a zip archive. */
export const GET = routeHandler(async function GET(
  request: Request,
  { params }: RouteContext<'/api/scraper/runs/[id]/export'>,
): Promise<Response> {
  const asked = await askedRun(request, params);
  if (!asked.ok) return asked.response;
  const wanted = new URL(request.url).searchParams.get('format') ?? 'json';
  const format = exportFormats.find((name) => name === wanted);
  if (!format) return problem(400, `Choose one of these formats: ${exportFormats.join(', ')}.`);
  if (viewRun(asked.run).results === 0) return problem(404, 'No scraped data available to download');
  const { name, type, body } = exportRun(asked.run, format);
  return new Response(iterableToStream(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});
