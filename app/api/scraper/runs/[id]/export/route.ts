import { runKinds } from '@/app/run-kinds';
import { iterableToStream } from '@/lib/http/iterable-stream';
import { problem } from '@/lib/http/problem';
import { runRoute } from '@/lib/scraper-runs/api-response';
import { exportFormats, exportRun } from '@/lib/scraper-runs/export';

/** The results of a run as a file: `?format=` json, csv, txt, md, jsonl, or all of them in a ZIP archive. */
export const GET = runRoute(async (run, request) => {
  const param = new URL(request.url).searchParams.get('format') ?? 'json';
  const format = exportFormats.find((name) => name === param);
  if (!format) return problem(400, `Choose one of these formats: ${exportFormats.join(', ')}.`);
  if (runKinds[run.kind].countResults(run) === 0) return problem(404, 'No scraped data available to download');
  const { name, type, body } = exportRun(run, format, runKinds);
  return new Response(iterableToStream(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});
