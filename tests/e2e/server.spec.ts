import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from './accounts';
import { publicPages } from './routes';
import { expect, test } from './test';

const cachedPages = ['/', '/about', '/blog', '/blog/ai-automation-guide-irish-restaurants'];

/** Sends raw bytes and reads until the server closes the connection, or only what arrives first. */
function raw(baseURL: string | undefined, bytes: string, until: 'close' | 'data' = 'close'): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.once(until, () => {
      resolve(answer);
      socket.destroy();
    });
  });
}

test('responseCache › serves pages and articles compressed after the first request, and 304 when the validators match', async ({
  request,
}) => {
  for (const path of cachedPages) {
    await expect
      .poll(async () => (await request.get(path)).headers()['cache-status'], { message: path })
      .toBe('site; hit');
    // Another test may change the content in between.
    await expect(async () => {
      const headers = (await request.get(path)).headers();
      expect(headers['content-encoding'], path).toBe('br');
      expect(headers.vary, path).toContain('Accept-Encoding');
      const known = { 'If-None-Match': String(headers.etag) };
      expect((await request.get(path, { headers: known })).status(), path).toBe(304);
      const dated = { 'If-Modified-Since': String(headers['last-modified']) };
      expect((await request.get(path, { headers: dated })).status(), path).toBe(304);
      const other = await request.get(path, { headers: { 'If-None-Match': '"something else"' } });
      expect(other.status(), path).toBe(200);
      const head = await request.head(path);
      expect([head.status(), (await head.body()).length], path).toEqual([200, 0]);
    }).toPass();
  }
});

test('responseCache › keeps no nonce in a page whose first visitor since a change sends odd headers', async ({
  request,
}) => {
  const stateTree = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null]');
  const corpus: Record<string, string>[] = [
    { rsc: '0' },
    { rsc: '' },
    { rsc: '1' },
    { rsc: '1', 'next-router-state-tree': stateTree },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '0', 'content-security-policy': "script-src 'nonce-mine'", 'x-forwarded-host': 'evil.example' },
    { 'next-router-prefetch': '1', 'next-url': '/about', 'x-nextjs-data': '1' },
  ];
  for (const headers of corpus) {
    // Every write to the posts invalidates all cached pages.
    await sql('UPDATE blog_posts SET title = title WHERE id = (SELECT id FROM blog_posts LIMIT 1)');
    for (const path of cachedPages) {
      await request.get(path, { headers, maxRedirects: 0 });
      const page = await (await request.get(path)).text();
      const [found] = /.{0,20}nonce(?:=|\\":\\"(?!\$undefined)).{0,40}|evil\.example/.exec(page) ?? [];
      expect(found, `${path} after ${JSON.stringify(headers)}`).toBeUndefined();
    }
  }
});

test('responseCache › serves the same body in every encoding', async ({ baseURL }) => {
  const read = async (encoding: string, unpack: (body: Buffer) => Buffer) => {
    const { get } = await import('node:http');
    const body = await new Promise<Buffer>((resolve, reject) => {
      get(`${baseURL}/about`, { headers: { 'Accept-Encoding': encoding } }, (response) => {
        expect(response.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
      }).on('error', reject);
    });
    return createHash('sha256').update(unpack(body)).digest('hex');
  };
  const plain = await read('identity', (body) => body);
  expect(await read('br', brotliDecompressSync)).toBe(plain);
  expect(await read('gzip', gunzipSync)).toBe(plain);
});

test('securityHeaders › are sent with every page and error, with a policy without unsafe-inline and unsafe-hashes', async ({
  request,
}) => {
  for (const path of [
    ...publicPages,
    '/nowhere',
    '/api/problem/400',
    '/robots.txt',
    '/api/rss',
    '/icon.svg',
    '/api/auth/session',
    '/api/health',
    '/%00',
  ]) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain('unsafe-');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('Content-Security-Policy › blocks a script that was injected into a page', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname === '/about',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</body>',
        '<script>document.title = "injected"</script><img src="/icon.svg" onload="document.title = \'injected\'"></body>',
      );
      await route.fulfill({ response, body, headers: { ...response.headers(), 'content-encoding': 'identity' } });
    },
  );
  const blocked: string[] = [];
  page.removeAllListeners('console');
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await page.goto('/about', { waitUntil: 'load' });
  await expect.poll(() => blocked.length).toBeGreaterThanOrEqual(2);
  await expect(page).not.toHaveTitle('injected');
  await expect(page.getByRole('heading', { level: 1 }), 'the page itself works').toBeVisible();
});

test('keep-alive › serves cached and rendered pages on one connection', async ({ baseURL }) => {
  const ask = (path: string, last = '') =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n${last}\r\n`;
  const answers = await raw(baseURL, ask('/auth') + ask('/blog?q=ennis') + ask('/nowhere', 'Connection: close\r\n'));
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404']);
});

test('Upgrade › is ignored, as by servers that know no other protocol', async ({ baseURL }) => {
  const upgrade = 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
  for (const path of ['/about', '/auth', '/api/health'])
    expect(await raw(baseURL, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`), path).toMatch(
      /^HTTP\/1\.1 200 /,
    );
});

test('renderPublic › renders a page once for concurrent requests', async ({ request }) => {
  // The last agent, which no other test requests.
  const addresses = (await (await request.get('/sitemap.xml')).text()).match(/\/ai-chatbots\/[\w-]+/g) ?? [];
  const path = String(addresses.at(-1));
  const answers = await Promise.all(Array.from({ length: 40 }, () => request.get(path)));
  expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200));
  expect(new Set(answers.map((answer) => answer.headers()['last-modified'])).size).toBe(1);
});

test('rejectMalformed › responds with the right status', async ({ request, baseURL }) => {
  expect((await request.get(`/${'a'.repeat(5_000)}`)).status()).toBe(414);
  expect((await request.get('/about%')).status()).toBe(400);
  const put = await request.put('/about', { data: 'x' });
  expect([put.status(), put.headers().allow]).toEqual([405, 'GET, HEAD, POST']);
  const trace = await request.fetch('/api/rss', { method: 'PROPFIND' });
  expect([trace.status(), trace.headers()['content-type']]).toEqual([405, 'application/problem+json']);
  expect((await request.get('/about', { headers: { Cookie: 'a'.repeat(20_000) } })).status()).toBe(431);
  expect(await raw(baseURL, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw(baseURL, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'), 'no host').toMatch(/^HTTP\/1\.1 400 /);
  const huge = 'POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n';
  expect(await raw(baseURL, huge, 'data')).toMatch(/^HTTP\/1\.1 413 /);
});

test('redirects › have one Location; /_next/image does not exist', async ({ request }) => {
  for (const path of ['/google-business', '/blog/page/1']) {
    const response = await request.get(path, { maxRedirects: 0 });
    const locations = response.headersArray().filter(({ name }) => name.toLowerCase() === 'location');
    expect([response.status(), locations.length], path).toEqual([308, 1]);
  }
  for (const url of ['/icon.svg', '/account', 'https://elsewhere.example/a.png'])
    expect((await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`)).status(), url).toBe(404);
});
