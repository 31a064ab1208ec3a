import { LRUCache } from 'lru-cache';
import { inkOn } from '@/lib/agents/ink';
import type { PublicAgent } from '@/lib/agents/public-agent';
import { env } from '@/lib/env';
import { isRead, type Middleware } from '@/lib/server/compose';
import { sendRendered } from '@/lib/server/rendering/send-rendered';
import { forLauncher } from '@/lib/server/security/security-headers';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import { launcherScript } from './embed-files';

export type FindAgent = (key: string) => Promise<PublicAgent | undefined>;

const PATH = '/widget.js';
/** A pause reaches every browser within five minutes: the time a browser keeps the script, and the time this process keeps it. */
const MAX_AGE_SECONDS = 4 * (MINUTE_MS / SECOND_MS);
const KEPT_MS = 30 * SECOND_MS;
/** Its owner puts the line on the website and looks, before the check: once it is live, it must be there. */
const NOT_THERE = 'public, no-cache';
const MAX_KEPT = 2_000;

const WITHOUT_KEY =
  'console.warn("The chat needs the key of its agent: /widget.js?agent=KEY. The line to copy is on the page Install of the agent.")';

/** The launcher with the settings of an agent in front of it, in a block of its own. */
function scriptFor({ key, name, colour, side }: PublicAgent, siteUrl: string, script: string): string {
  const settings = { chat: `${siteUrl}/chat/${key}`, name, colour, ink: inkOn(colour), side };
  return `{const AGENT=${JSON.stringify(settings)};${script}}`;
}

/** Serves /widget.js?agent={key}: the button of a live agent, for other websites. Nothing for others, so that no page shows an error. */
export function launcher(findAgent: FindAgent, siteUrl = env.siteUrl): Middleware {
  const kept = new LRUCache<string, string>({ max: MAX_KEPT, ttl: KEPT_MS });
  let code: string | undefined;

  async function bodyFor(key: string): Promise<string> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const agent = await findAgent(key);
    code ??= launcherScript();
    const body = agent?.mode === 'open' ? scriptFor(agent, siteUrl, code) : '';
    if (agent?.mode !== 'members') kept.set(key, body);
    return body;
  }

  return async (context, next) => {
    const { request, response, path, url } = context;
    if (path !== PATH || !isRead(context)) return next();
    const key = new URLSearchParams(url.slice(path.length)).get('agent');
    const body = Buffer.from(key ? await bodyFor(key) : WITHOUT_KEY);
    const headers = {
      ...forLauncher,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': body.length > 0 ? `public, max-age=${MAX_AGE_SECONDS}` : NOT_THERE,
    };
    await sendRendered({ status: 200, headers, body }, request, response);
  };
}
