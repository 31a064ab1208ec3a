import { tooManyRequests } from '@/lib/auth/guard/api-guard';
import { userRoute } from '@/lib/auth/guard/guarded-route';
import { withJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { previewWebsite } from '@/lib/website-scraper/preview';
import { previewSchema } from '@/lib/website-scraper/schema';

/** Reads one page of a public website: its content as a run would store it, and a plan of what the run would read. */
export const POST = userRoute((request, user) =>
  withJson(request, previewSchema, async (options) => {
    const limited = await consume({ previewByUser: user.id });
    if (limited) return tooManyRequests(limited);
    const result = await previewWebsite(options, request.signal);
    if (!result.ok) return problem(result.kind.endsWith('address') ? 400 : 502, result.message);
    return noStoreJson(result.preview);
  }),
);
