import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ancestorsOf } from '@/lib/agents/ancestors';
import { MAX_MESSAGE } from '@/lib/agents/conversations/chat-message';
import { inkOn } from '@/lib/agents/ink';
import type { PublicAgent } from '@/lib/agents/public-agent';
import { env } from '@/lib/env';
import { isCrossOrigin } from '@/lib/http/origin-check';
import { log } from '@/lib/log';
import { readBytes } from '@/lib/read-bytes';
import { type Context, isRead, type Middleware } from '@/lib/server/compose';
import type { Render } from '@/lib/server/render';
import { sendRendered } from '@/lib/server/rendering/send-rendered';
import { framePolicy } from '@/lib/server/security/content-security-policy';
import { rejectRequest } from '@/lib/server/security/reject-request';
import { forFrame } from '@/lib/server/security/security-headers';
import { parseUrl } from '@/lib/text/parse-url';
import { type ChatCalls, chatCalls } from './chat-calls';
import type { ChatData } from './chat-data';
import { actOn, type Posted } from './chat-form';
import { type ChatFiles, chatFiles } from './embed-files';

/** What the page of a chat is made with. */
export interface ChatPageOptions {
  findAgent: (key: string) => Promise<PublicAgent | undefined>;
  renderPage: (data: ChatData, files: ChatFiles) => string;
  /** The page for the owner of a website that may not show the chat. */
  renderRefusal: (site: string) => string;
}

const PATH = /^\/chat\/([\w-]{22})\/?$/;
/** A message of the greatest length in percent-encoded UTF-8, several times over: longer ones are given back. */
const MAX_FORM_BYTES = 200_000;

const SECRET_BYTES = 32;
const COLOUR = /^#[\da-f]{6}$/i;
const HOUSE_COLOUR = '#123c2e';

const token = (bytes: number) => randomBytes(bytes).toString('base64url');

/** The website that shows the page in a frame, if it may not. */
function refusedSite({ headers }: IncomingMessage, ancestors: readonly string[]): string | undefined {
  const referrer = headers['sec-fetch-dest'] === 'iframe' ? parseUrl(headers.referer ?? '') : undefined;
  if (!referrer || referrer.host === headers.host || ancestors.includes(referrer.origin)) return undefined;
  return referrer.host;
}

function dataFor(agent: PublicAgent, posted: Posted | undefined): ChatData {
  const { key, name, greeting, domain, colour, retentionDays, people, suggestions, mode, allowedSites } = agent;
  // It becomes part of a stylesheet.
  const safe = COLOUR.test(colour) ? colour : HOUSE_COLOUR;
  const isAnswered = mode === 'open' || mode === 'members';
  return {
    key,
    name,
    greeting,
    domain,
    colour: safe,
    ink: inkOn(safe),
    retentionDays,
    people,
    suggestions: isAnswered ? suggestions : [],
    isAnswered,
    isDraft: mode === 'members',
    ancestors: ancestorsOf(allowedSites),
    messages: [],
    speaker: { who: mode === 'messages' ? 'nobody' : 'agent' },
    secret: token(SECRET_BYTES),
    messageId: token(SECRET_BYTES),
    maxLength: MAX_MESSAGE,
    processor: env.siteName,
    privacyUrl: '/privacy',
    ...posted,
  };
}

/** Whether the API answers the visitor although the agent is not live. */
async function isMember(calls: ChatCalls): Promise<boolean> {
  const read = await calls.read(token(SECRET_BYTES));
  return read.ok || read.status !== 403;
}

/** The form that was posted, acted on; undefined when the request has been rejected. */
async function receive({ request, response }: Context, calls: ChatCalls) {
  const reject = (status: 403 | 413 | 415) => void rejectRequest(request, response, { status });
  if (isCrossOrigin(new Headers(request.headers as Record<string, string>))) return reject(403);
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return reject(415);
  const { bytes, isWhole } = await readBytes(request.iterator({ destroyOnReturn: false }), MAX_FORM_BYTES);
  if (!isWhole) return reject(413);
  return actOn(bytes.toString('utf8'), calls);
}

/**
 * Serves /chat/{key}, the chat with an agent as a page, which its website shows in a frame. Rendered here rather than by Next, whose
 * scripts alone weigh three times as much as the chat. Without JavaScript its forms are posted to itself.
 */
export function chatPage(render: Render, options: ChatPageOptions): Middleware {
  let files: ChatFiles | undefined;
  return async (context, next) => {
    const { request, response, path } = context;
    const key = PATH.exec(path)?.[1];
    if (!key || !(isRead(context) || request.method === 'POST')) return next();
    const agent = await options.findAgent(key);
    if (!agent) return rejectRequest(request, response, { status: 404 });
    if (agent.mode === 'gone') return rejectRequest(request, response, { status: 410 });
    const calls = chatCalls(render, request.headers, key);
    if (agent.mode === 'members' && !(await isMember(calls)))
      return rejectRequest(request, response, {
        status: 404,
        copy: {
          title: 'This agent isn’t live yet',
          advice: 'Its owner can try it after signing in.',
          link: { href: `/auth?callbackUrl=${path}`, label: 'Sign in' },
        },
      });
    const send = (html: string, ancestors: readonly string[], status = 200) => {
      const policy = framePolicy(html, ancestors);
      const headers = {
        ...forFrame(policy),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
      };
      return sendRendered({ status, headers, body: Buffer.from(html) }, request, response);
    };
    const ancestors = ancestorsOf(agent.allowedSites);
    const site = refusedSite(request, ancestors);
    if (site) {
      log.warn({ agent: agent.agentId, site }, 'a website shows the chat of an agent that does not allow it');
      return send(options.renderRefusal(site), ['*'], 403);
    }
    const posted = request.method === 'POST' ? await receive(context, calls) : undefined;
    if (request.method === 'POST' && !posted) return;
    files ??= chatFiles();
    return send(options.renderPage(dataFor(agent, posted), files), ancestors, posted?.problem ? 400 : 200);
  };
}
