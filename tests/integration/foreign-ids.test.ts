import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { NextRequest } from 'next/server';
import { beforeAll, expect, test } from 'vitest';
import { startPreview } from '@/lib/agents/preview/start-preview';
import { signAccessToken } from '@/lib/auth/session/access-token';
import { startSession } from '@/lib/auth/session/sessions';
import { savePost } from '@/lib/blog/commands';
import { db } from '@/lib/db';
import { startRun } from '@/lib/scraper-runs/start-run';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { makeAgent } from '../support/agents';
import { emptyTables } from '../support/empty-tables';
import { setRequestHeaders } from '../support/next-headers';
import { makeUser } from '../support/users';

let sent = new Headers();

const API = join(import.meta.dirname, '../../app/api');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Handler = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>;
type Endpoint = { method: string; path: string; handle: Handler };

/** Every handler of app/api whose path contains an id. */
const endpoints: Endpoint[] = [];
for (const file of readdirSync(API, { recursive: true, encoding: 'utf8' })) {
  const path = file.split(sep).join('/');
  if (!/\[id\].*\broute\.ts$/.test(path)) continue;
  const handlers: Partial<Record<string, Handler>> = await import(join(API, file));
  for (const method of METHODS) {
    const handle = handlers[method];
    if (handle) endpoints.push({ method, path: path.replace(/\/route\.ts$/, ''), handle });
  }
}
const below = (prefix: string) =>
  endpoints.filter(({ path }) => path.startsWith(prefix)).map((endpoint) => ({ ...endpoint }));

let owner: string;
let user: string;
let admin: string;
let runId: string;
let postId: string;
let agentId: string;

/** Signs in as a user; signs out without one. */
async function signIn(userId?: string): Promise<void> {
  sent = setRequestHeaders({ 'x-client-address': '192.0.2.1' });
  if (!userId) return;
  const { sessionId } = await startSession(userId, 'api', 'curl');
  sent.set('authorization', `Bearer ${(await signAccessToken(userId, sessionId)).token}`);
}

async function call({ method, path, handle }: Endpoint, id: string, body?: object): Promise<Response> {
  const request = new NextRequest(`http://localhost:3000/api/${path.replace('[id]', id)}`, {
    method,
    headers: { ...Object.fromEntries(sent), 'content-type': 'application/json' },
    body: method === 'GET' ? undefined : JSON.stringify(body ?? { writeId: randomUUID(), version: 1 }),
  });
  return handle(request, { params: Promise.resolve({ id }) });
}

const post = {
  title: 'After hours',
  slug: 'after-hours',
  excerpt: '',
  content: 'We do.',
  author: 'Admin',
  category: 'Business',
  tags: [],
  cover: '',
  coverAlt: '',
  metaTitle: '',
  metaDescription: '',
  socialImage: '',
  lang: '',
  publishedAt: new Date(),
  status: 'draft',
} as const;

// Once: no test changes anything.
beforeAll(async () => {
  await emptyTables();
  user = (await makeUser({ email: 'sean@pub.ie', password: 'four green fields' })).id;
  admin = (await makeUser({ email: 'pat@pub.ie', password: 'four green fields', role: 'admin' })).id;
  owner = (await makeUser({ email: 'mary@bakery.ie', password: 'four green fields', role: 'admin' })).id;
  const started = await startRun(
    owner,
    planWebsiteRun(runSchema.parse({ url: 'https://bakery.example', maxPages: '10' })),
  );
  if (!started.ok) throw new Error(started.message);
  runId = started.run.id;
  const saved = await savePost({ writeId: randomUUID(), fields: { ...post, tags: [] }, editor: 'mary@bakery.ie' });
  if (!saved.ok) throw new Error(saved.reason);
  postId = saved.post.id;
  ({ agentId } = await makeAgent({}, [{ id: owner }]));
});

const state = async () => ({
  runs: await db.scraperRun.findMany(),
  checks: await db.factCheck.count(),
  posts: await db.blogPost.findMany(),
  revisions: await db.postRevision.count(),
});

test('the API › has the paths with an id that are tried here', () => {
  expect([...new Set(endpoints.map(({ path }) => path.split('/[id]', 1)[0]))].sort()).toEqual([
    'agent-previews',
    'agents',
    'blog/posts',
    'scraper/runs',
  ]);
});

test.each(below('scraper/runs').filter(({ path, method }) => method === 'GET' && /id\]$/.test(path)))(
  '$method /api/$path › responds to the owner',
  async (endpoint) => {
    await signIn(owner);
    expect((await call(endpoint, runId)).status).toBe(200);
  },
);

test.each(below('scraper/runs'))(
  '$method /api/$path › responds to another user, admin or not, as if the run did not exist, and changes nothing',
  async (endpoint) => {
    const before = await state();
    for (const other of [user, admin]) {
      await signIn(other);
      const foreign = await call(endpoint, runId);
      expect(foreign.status).toBe(404);
      expect(await foreign.text()).toBe(await (await call(endpoint, randomUUID())).text());
      expect((await call(endpoint, `${runId}' OR '1'='1`)).status).toBe(404);
    }
    await signIn();
    expect((await call(endpoint, runId)).status).toBe(401);
    expect(await state()).toEqual(before);
  },
);

test.each(below('agents/'))(
  '$method /api/$path › responds to everybody but a member as if the agent did not exist',
  async (endpoint) => {
    await signIn(owner);
    expect((await call(endpoint, agentId)).status).toBe(200);
    for (const other of [user, admin]) {
      await signIn(other);
      const foreign = await call(endpoint, agentId);
      expect(foreign.status).toBe(404);
      expect(await foreign.text()).toBe(await (await call(endpoint, randomUUID())).text());
      expect((await call(endpoint, `${agentId}' OR '1'='1`)).status).toBe(404);
    }
    await signIn();
    expect((await call(endpoint, agentId)).status).toBe(401);
  },
);

test.each(below('blog/posts'))(
  '$method /api/$path › rejects users and visitors before it reads the post, and changes nothing',
  async (endpoint) => {
    const before = await state();
    await signIn(user);
    for (const id of [postId, randomUUID(), 'x']) expect((await call(endpoint, id)).status).toBe(403);
    await signIn();
    expect((await call(endpoint, postId)).status).toBe(401);
    expect(await state()).toEqual(before);
  },
);

test.each(below('agent-previews'))(
  '$method /api/$path › finds nothing by a part of an id, or by another id of the database',
  async (endpoint) => {
    const started = await startPreview({ website: 'https://bakery.example/', subject: '' }, { ip: '192.0.2.1' });
    if (!started.ok) throw new Error(started.message);
    const { id: previewAgentId } = await db.agent.findFirstOrThrow({ where: { state: 'preview' } });
    await signIn(owner);
    const swapped = started.id.replace(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    for (const id of [previewAgentId, swapped, started.id.slice(0, -1), `${started.id.slice(0, -1)}%`, runId])
      expect(await (await call(endpoint, id)).text()).toMatch(/event: gone|"status":404/);
  },
);
