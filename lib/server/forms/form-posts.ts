import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { actionScope } from '@/lib/forms/action-scope';
import { logDeniedAccess } from '@/lib/http/log-denied-access';
import { isCrossOrigin } from '@/lib/http/origin-check';
import type { PlainStatus } from '@/lib/http/status-page';
import { readBytes } from '@/lib/read-bytes';
import type { Context, Middleware } from '@/lib/server/compose';
import type { Render } from '@/lib/server/render';
import { finalizeResponse } from '@/lib/server/rendering/finalize-response';
import { sendRendered } from '@/lib/server/rendering/send-rendered';
import { noncePolicy } from '@/lib/server/security/content-security-policy';
import { rejectRequest } from '@/lib/server/security/reject-request';
import { describeOutdatedForm } from './outdated-form';

/** The body size limit of forms, slightly below Next's own. */
const MAX_BODY_BYTES = 1_000_000;

/** The whole body; undefined as soon as it exceeds the limit. The rest stays readable, so that the client gets a response. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const { bytes, isWhole } = await readBytes(request.iterator({ destroyOnReturn: false }), MAX_BODY_BYTES);
  return isWhole ? bytes : undefined;
}

/** Why a post is rejected, judged by its headers. */
function findRejection({ headers }: IncomingMessage): PlainStatus | undefined {
  if (isCrossOrigin(new Headers(headers as Record<string, string>))) return 403;
  if (Number(headers['content-length']) > MAX_BODY_BYTES) return 413;
  const type = headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/form-data');
  return isForm || (headers['next-action'] !== undefined && type.startsWith('text/plain')) ? undefined : 415;
}

/**
 * Handles forms posted to pages, by React or without scripts. The body is read first, so that a client that disconnects half-way
 * changes nothing. A post that reaches no server action of this site gets 400, where Next may respond with 500.
 */
export const formPosts =
  (render: Render): Middleware =>
  async (context, next) => {
    const { request, response, path } = context;
    if (request.method !== 'POST' || path.startsWith('/api/')) return next();
    const rejection = findRejection(request);
    if (rejection === 403)
      logDeniedAccess(new Headers({ 'x-request-id': String(request.headers['x-request-id']) }), {
        path,
        reason: 'cross-origin',
      });
    if (rejection) return rejectRequest(request, response, { status: rejection });
    const body = await readBody(request);
    if (!body) return rejectRequest(request, response, { status: 413 });
    const { status, ...rest } = await renderPost(render, context, body);
    if (status === 400) return rejectRequest(request, response, { status });
    // Next responds with a line of plain text, which only its own client understands.
    if (status === 409 && request.headers['next-action'] === undefined) {
      const copy = await describeOutdatedForm(body, request.headers['content-type'] ?? '', path);
      return rejectRequest(request, response, { status, copy });
    }
    return sendRendered({ status, ...rest }, request, response);
  };

async function renderPost(render: Render, { request, url, path }: Context, body: Buffer) {
  const policy = noncePolicy(randomBytes(16).toString('base64'));
  const { 'accept-encoding': _, 'transfer-encoding': __, ...headers } = request.headers;
  const scope = { reached: false };
  const rendered = await actionScope.run(scope, () =>
    render({
      method: 'POST',
      url,
      headers: { ...headers, 'content-length': String(body.length), 'content-security-policy': policy },
      body,
    }),
  );
  const final = finalizeResponse(rendered, path, () => policy);
  const isUnread = !scope.reached && (final.status < 300 || final.status >= 500);
  return isUnread ? { ...final, status: 400 } : final;
}
