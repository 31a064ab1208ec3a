import { z } from 'zod';
import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { renderMarkdown } from '@/lib/blog/markdown';
import { MAX_SAVE_BYTES } from '@/lib/blog/post-form';
import { postLimits } from '@/lib/blog/post-limits';
import { env } from '@/lib/env';
import { readJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';

const body = z.object({ content: z.string().max(postLimits.content) });

/** Renders Markdown for the live preview with the site's own renderer. Admins only. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, body, MAX_SAVE_BYTES);
  if (!read.ok) return read.response;
  const { html } = await renderMarkdown(read.value.content, env.siteUrl);
  return noStoreJson({ html });
});
