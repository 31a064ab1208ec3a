import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { findRoutes } from './route-patterns';

/** The characters that end a line, or change what a terminal shows, in whatever reads the log. */
const CONTROLS = '\r\n\u0000\u001b\u0085\u2028\u2029\u009b\u202e\u000b\u000c';

/** A value that would forge a line in a log that prints it unescaped. */
const forgery = (marker: string) => `x${[...CONTROLS].map((control) => `${control}${marker}`).join('')}\r\n`;

/** As above, but short enough for all parameters in one URL, which may have 4,096 characters. */
const urlForgery = (marker: string) => `x\r\n\u0000\u001b\u0085\u2028\u202e${marker}`;

/** What a header may hold: bytes that are control characters when they are read as UTF-8 or Latin-1. */
const headerForgery = (marker: string) => `\u0085${marker}\u009b${marker}\u00e2\u0080\u00a8${marker}\t${marker}`;

/** Names of parameters in queries, forms and JSON bodies, from the whole site. */
const NAMES = [
  ...['callbackUrl', 'csrfToken', 'email', 'password', 'current', 'token', 'code', 'notice', 'tab', 'error', 'json'],
  ...['name', 'businessName', 'businessUrl', 'industry', 'message', 'agent', 'page', 'formToken', 'script', 'extra'],
  ...['displayName', 'id', 'status', 'note', 'q', 'sort', 'from', 'to', 'kind', 'format', 'a', 's', 'done'],
  ...[
    'grant_type',
    'refresh_token',
    'url',
    'mode',
    'maxPages',
    'selectors',
    'includes',
    'excludes',
    'maxDepth',
    'niche',
    'options',
  ],
  ...['writeId', 'title', 'slug', 'excerpt', 'content', 'author', 'category', 'tags', 'publishedAt', 'credential'],
];

/** Headers sent in one request. Those that select the handler are in groups of their own. */
const HEADER_GROUPS = [
  [
    ...[
      'User-Agent',
      'Referer',
      'Accept-Language',
      'X-Request-Id',
      'X-Forwarded-For',
      'X-Forwarded-Proto',
      'Traceparent',
    ],
    ...['Accept', 'Accept-Encoding', 'If-None-Match', 'If-Modified-Since', 'Range', 'X-Nextjs-Request-Id'],
  ],
  ['Authorization', 'X-Forwarded-Host'],
  ['Cookie', 'Content-Type', 'Next-Action'],
];
/** Those that only pages read. */
const ROUTER_HEADERS = ['RSC', 'Next-Url', 'Next-Router-State-Tree'];

const COOKIES = ['next-auth.callback-url', 'next-auth.csrf-token', 'next-auth.session-token', 'session', 'signed-in'];

type RequestFields = { method?: string; path: string; headers?: Record<string, string>; body?: string };

const request = ({ method = 'GET', path, headers = {}, body = '' }: RequestFields, host: string): Buffer => {
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const bytes = Buffer.from(body);
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\nContent-Length: ${bytes.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
};

const encoded = (entries: readonly (readonly [string, string])[]) =>
  new URLSearchParams(entries as [string, string][]).toString();

const multipart = (fields: readonly Pair[]) =>
  `${fields.map(([name, value]) => `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--XX--\r\n`;

/** Every server action of the build, with a page that has it. */
function findActions(): { id: string; page: string }[] {
  const manifest: { node: Record<string, { workers: object }> } = JSON.parse(
    readFileSync('.next/server/server-reference-manifest.json', 'utf8'),
  );
  return Object.entries(manifest.node).map(([id, { workers }]) => ({
    id,
    page:
      Object.keys(workers)[0]
        ?.replace(/^app/, '')
        .replaceAll(/\/\([^)]*\)|\/page$/g, '') || '/',
  }));
}

type Pair = readonly [name: string, value: string];

const withoutParameters = (pattern: string, value: string) => pattern.replaceAll(/\[+\.*\w+\]+/g, value);

/** Control characters in everything that a route may read of a request. */
function requestsOf(pattern: string, method: string, marker: string, authorization: string): RequestFields[] {
  const value = forgery(marker);
  const path = withoutParameters(pattern, '1');
  const odd =
    path === pattern ? `${path}/${encodeURIComponent(value)}` : withoutParameters(pattern, encodeURIComponent(value));
  const pairs = NAMES.map((name): Pair => [name, value]);
  const signedIn = { Authorization: authorization };
  const cookies = COOKIES.map((name) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const groups = pattern.startsWith('/api/') ? HEADER_GROUPS : [...HEADER_GROUPS, ROUTER_HEADERS];
  const reads: RequestFields[] = [
    { method, path: odd, headers: signedIn },
    { method, path: `${path}?${encoded(NAMES.map((name) => [name, urlForgery(marker)]))}`, headers: signedIn },
    ...groups.map((names) => ({
      method,
      path,
      // Cookies of this site, unless the whole header is forged.
      headers: { Cookie: cookies, ...Object.fromEntries(names.map((name) => [name, headerForgery(marker)])) },
    })),
  ];
  if (method === 'GET') return reads;
  const json = { 'Content-Type': 'application/json', ...signedIn };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return [
    ...reads,
    { method, path, headers: json, body: JSON.stringify(Object.fromEntries(pairs)) },
    { method, path, headers: json, body: `{"${value}":1}` },
    { method, path, headers: form, body: encoded(pairs) },
  ];
}

/** Control characters in every field of a server action: sent by React, by a form without scripts, and as a broken call. */
function actionRequests({ id, page }: { id: string; page: string }, marker: string): RequestFields[] {
  const value = forgery(marker);
  const path = withoutParameters(page, '1');
  const type = { 'Content-Type': 'multipart/form-data; boundary=XX' };
  const state: Pair = ['0', '[{"status":"idle","values":{}},"$K1"]'];
  const post = (headers: object, pairs: Pair[]) => ({
    method: 'POST',
    path,
    headers: { ...type, ...headers },
    body: multipart(pairs),
  });
  return [
    post({ 'Next-Action': id }, [...NAMES.map((name): Pair => [`_1_${name}`, value]), state]),
    post({ 'Next-Action': id }, [['0', value]]),
    post({}, [[`$ACTION_ID_${id}`, ''], ...NAMES.map((name): Pair => [name, value])]),
  ];
}

/**
 * Requests that carry control characters in every parameter of every route (path, query, headers, cookies, form and JSON fields)
 * and in every field of every server action.
 */
export function forgedRequests(host: string, marker: string, authorization: string): Buffer[] {
  const drafts = findRoutes().flatMap(({ pattern, methods }) =>
    // Pages read nothing of a POST but the server actions.
    (pattern.startsWith('/api/') ? methods : ['GET']).flatMap((method) =>
      requestsOf(pattern, method, marker, authorization),
    ),
  );
  return [...drafts, ...findActions().flatMap((action) => actionRequests(action, marker))].map((draft) =>
    request(draft, host),
  );
}

/** Sends bytes on a connection of their own. Returns the status of the response; undefined if there is none. */
export const sendBytes = (bytes: Buffer, port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    let response = '';
    const socket = connect(port, 'localhost', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]) || undefined));
  });
