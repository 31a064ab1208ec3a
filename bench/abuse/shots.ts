import * as odd from './odd';
import { type Random, seeded } from './random';
import { furtherPaths, goodValues, type Route } from './routes';

/** What the load generator knows about the site: routes, server actions, accounts. */
export type World = {
  host: string;
  routes: readonly Route[];
  actions: readonly string[];
  postId: string;
  /** Bearer tokens; none if no account can be created. */
  tokens: () => { user?: string; admin?: string };
};

/** One request as bytes. `breaksOff`: the client closes its side before the request is complete. */
export type Shot = { label: string; bytes: Buffer; breaksOff: boolean };

type Draft = {
  method: string;
  path: string;
  query: string;
  headers: [string, string][];
  body: Buffer;
  length: string | undefined;
  breaksOff: boolean;
  /** Tokens are replaced by placeholders in the output. */
  who: 'nobody' | 'user' | 'admin';
};

const uuid = (random: Random) =>
  `${'x'.repeat(8)}-xxxx-4xxx-8xxx-${'x'.repeat(12)}`.replaceAll('x', () => random.below(16).toString(16));

/** Valid API bodies by the end of the path; one value of each is made invalid. */
const goodBodies = (random: Random, postId: string): [RegExp, Record<string, unknown>][] => {
  const save = {
    writeId: uuid(random),
    expectedVersion: 1,
    title: 'A title',
    slug: `abuse-${uuid(random)}`,
    excerpt: 'Short.',
    content: 'Words.',
    author: 'A',
    category: 'Business',
    tags: ['a', 'b'],
    publishedAt: '2026-01-05T09:00',
    status: 'draft',
  };
  return [
    [/blog\/posts$|blog\/posts\/[^/]*$/, save],
    [/restore$/, { writeId: uuid(random), version: 1 }],
    [/status$/, { writeId: uuid(random), status: 'draft' }],
    [/blog\/preview$/, { content: 'Words.' }],
    [/auth\/token$/, { grant_type: 'password', email: 'a@b.example', password: 'x', refresh_token: 'x' }],
    [
      /scraper\/(preview|runs)$/,
      {
        url: 'http://127.0.0.1:1/',
        mode: 'x',
        maxPages: '10',
        format: 'json',
        selectors: '#a',
        excludes: 'b',
        kind: 'website',
      },
    ],
    [/niche-scraper$/, { niche: '', options: { targetRegion: 'Ireland', contentDepth: 'basic' } }],
    [/./, { url: postId, csrfToken: 'x', email: 'x' }],
  ];
};

function spoilt(random: Random, good: Record<string, unknown>): string {
  const key = random.pick(Object.keys(good));
  const inner = good[key];
  const value =
    inner && typeof inner === 'object' && !Array.isArray(inner) && random.chance(0.7)
      ? { ...inner, [random.pick(Object.keys(inner))]: random.pick(odd.oddValues) }
      : random.pick(odd.oddValues);
  return JSON.stringify({ ...good, [key]: value });
}

const part = (name: string, value: string, more = '') =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

const oddText = (random: Random): string => {
  const value = random.pick(odd.oddValues);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A form for a server action, valid or with errors. */
function formBody(random: Random, action: string): string {
  const state = random.pick([
    '{"id":"x","bound":"$@1"}',
    `{"id":"${action}","bound":"$@1"}`,
    `{"id":"${action}","bound":null}`,
    `{"id":"${action}","bound":"$K1"}`,
    'null',
  ]);
  const fields = [
    random.pick([
      part(`$ACTION_ID_${action}`, ''),
      `${part('$ACTION_REF_1', '')}${part('$ACTION_1:0', state)}${part('$ACTION_1:1', random.pick(odd.oddFlight))}`,
      part('0', random.pick(odd.oddFlight)),
    ]),
    part('$ACTION_KEY', 'k123'),
    part(
      random.pick([
        'name',
        'email',
        'message',
        'password',
        '__proto__',
        '',
        'token',
        'id',
        'page',
        '1_name',
        '_1_name',
        '1',
      ]),
      oddText(random),
    ),
    part(
      random.pick(['email', 'industry', 'callbackUrl', 'script', 'formToken']),
      oddText(random),
      random.pick(['', '; filename="x"', '; filename=""', '"']),
    ),
    random.chance(0.05) ? Array.from({ length: 3_000 }, (_, index) => part(`f${index}`, '')).join('') : '',
  ];
  const whole = `${fields.join('')}--XX--\r\n`;
  return random.chance(0.15) ? whole.slice(0, random.below(whole.length)) : whole;
}

type Twist = (draft: Draft, random: Random, world: World) => void;

const withType = (draft: Draft, type: string) => {
  draft.headers = draft.headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  draft.headers.push(['Content-Type', type]);
  if (draft.method === 'GET') draft.method = 'POST';
};

const twists: readonly Twist[] = [
  (draft, random) => {
    draft.method = random.pick(odd.oddMethods);
  },
  (draft, random) => {
    const parts = draft.path.split('/');
    parts[1 + random.below(parts.length)] = random.pick(odd.oddSegments);
    draft.path = parts.join('/').replace(/^(?!\/)/, random.chance(0.9) ? '/' : '');
    if (random.chance(0.2)) draft.path = draft.path.replaceAll('/', '//');
  },
  (draft, random) => {
    draft.query = random.pick(odd.oddQueries);
    if (random.chance(0.3)) draft.query += `&${random.pick(odd.oddQueries)}`;
  },
  (draft, random) => {
    for (let count = 1 + random.below(4); count > 0; count -= 1) draft.headers.push([...random.pick(odd.oddHeaders)]);
  },
  (draft, random) => {
    withType(draft, 'application/json');
    draft.body = Buffer.from(random.pick(odd.oddJson));
  },
  (draft, random, world) => {
    withType(draft, 'application/json');
    const [, good] = goodBodies(random, world.postId).find(([end]) => end.test(draft.path)) ?? [undefined, {}];
    draft.body = Buffer.from(spoilt(random, good));
  },
  (draft, random, world) => {
    const action = random.pick(world.actions);
    withType(draft, 'multipart/form-data; boundary=XX');
    if (random.chance(0.5)) draft.headers.push(['Next-Action', action]);
    draft.body = Buffer.from(formBody(random, action), random.chance(0.5) ? 'utf8' : 'latin1');
  },
  (draft, random, world) => {
    withType(draft, 'text/plain;charset=UTF-8');
    draft.headers.push(['Next-Action', random.pick(world.actions)]);
    draft.body = Buffer.from(random.pick(odd.oddFlight));
  },
  (draft, random) => {
    withType(
      draft,
      random.pick([
        'application/x-www-form-urlencoded',
        'application/json',
        'image/png',
        'application/octet-stream',
        'text/xml',
      ]),
    );
    draft.body = Buffer.from(
      random.pick([
        ...odd.oddQueries,
        '\u00ff\u00fe\u0000',
        '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
        '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR',
        'GIF89a',
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'RIFF\u0000\u0000\u0000\u0000WEBPVP8 ',
      ]),
      'latin1',
    );
  },
  (draft, random) => {
    // A Content-Length that does not match the body, or an invalid chunked body.
    draft.length = random.pick([
      '0',
      '1',
      '99999999999',
      '-1',
      'x',
      '',
      '7, 7',
      String(draft.body.length + 10),
      'chunked',
    ]);
    draft.breaksOff = true;
    if (!draft.body.length) draft.body = Buffer.from('{"a":1}');
  },
  (draft, random) => {
    withType(draft, random.pick(['application/json', 'multipart/form-data; boundary=XX', 'image/png']));
    draft.body = Buffer.alloc(random.pick([100_000, 1_100_000, 2_500_000]), 'a');
  },
];

/** The rarest mutation last, since large bodies would take most of the time. */
const pickTwist = (random: Random) => (random.chance(0.01) ? twists.at(-1) : twists[random.below(twists.length - 1)]);

function fillIn(pattern: string, random: Random, world: World): string {
  return pattern.replaceAll(/\/\[+[^\]]+\]+/g, (parameter) => {
    if (random.chance(0.12)) return `/${random.pick(odd.oddSegments)}`;
    const isOptional = parameter.startsWith('/[[');
    return isOptional && random.chance(0.3) ? '' : `/${random.pick(goodValues(parameter.slice(1), world))}`;
  });
}

const lines = ({ headers }: Draft) => headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');

function toBytes(draft: Draft, { host, tokens }: World): Buffer {
  const token = draft.who === 'nobody' ? undefined : tokens()[draft.who];
  const has = (name: string) => draft.headers.some(([given]) => given.toLowerCase() === name);
  const headers: [string, string][] = [];
  if (!has('host')) headers.push(['Host', host]);
  if (token && !has('authorization')) headers.push(['Authorization', `Bearer ${token}`]);
  if (!has('connection')) headers.push(['Connection', 'close']);
  if (draft.length === 'chunked') headers.push(['Transfer-Encoding', 'chunked']);
  else if (draft.length !== undefined || draft.body.length > 0)
    headers.push(['Content-Length', draft.length ?? String(draft.body.length)]);
  const query = draft.query ? `?${draft.query}` : '';
  const head = `${draft.method} ${draft.path}${query} HTTP/1.1\r\n${lines({ ...draft, headers })}${lines(draft)}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), draft.body]);
}

/** The request with this number: identical for the same seed and site. */
export function makeShot(seed: number, index: number, world: World): Shot {
  const random = seeded(Math.imul(seed + 1, 1_000_003) + index * 7_919);
  if (random.chance(0.03)) {
    const text = random.pick(odd.noHttp);
    return { label: `raw ${JSON.stringify(text.slice(0, 150))}`, bytes: Buffer.from(text, 'latin1'), breaksOff: true };
  }
  const route = random.chance(0.1)
    ? { pattern: random.pick(furtherPaths), methods: ['GET', 'GET', 'POST'] }
    : random.pick(world.routes);
  const full = fillIn(route.pattern, random, world);
  const [path = '/', query = ''] = full.split('?');
  const draft: Draft = {
    method: random.pick(route.methods),
    path,
    query,
    headers: [],
    body: Buffer.alloc(0),
    length: undefined,
    breaksOff: false,
    who: random.pick(['nobody', 'user', 'admin']),
  };
  for (let count = 1 + random.below(3); count > 0; count -= 1) pickTwist(random)?.(draft, random, world);
  const short = (text: string, length: number) =>
    JSON.stringify(text.length > length ? `${text.slice(0, length)}…` : text);
  const headers = draft.headers.map(([name, value]) => `${name}: ${value.slice(0, 80)}`).join(' | ');
  const label = `${draft.method.slice(0, 20)} ${short(`${draft.path}?${draft.query}`, 160)} as ${draft.who} | ${short(headers, 300)} | length ${draft.length ?? 'right'} | ${short(draft.body.toString('latin1'), 200)}`;
  return { label, bytes: toBytes(draft, world), breaksOff: draft.breaksOff };
}
