import type { lookup } from 'node:dns';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPage, retryAfter } from '@/lib/crawler/fetch/fetch-page';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { previewSite } from '@/lib/crawler/preview';
import { freePort } from '../../../../scripts/support/database.mjs';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const html = (body: string) => `<!doctype html><html lang="en-IE"><title>Bakery</title><body>${body}</body></html>`;
const send =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(body);
  };

let port = 0;
let hits = 0;
/** Connections that `/once` was served on. */
const served = new WeakSet<Socket>();
const pages: Record<string, Handler> = {
  '/': send(
    html(
      '<main><h1>Arán Inis</h1><p>We bake sourdough in Ennis every morning from six, and sell it until it is gone.</p><a href="/prices">Prices</a><a href="/secret/x">Secret</a><a href="/privacy">Privacy</a><a href="https://elsewhere.ie/">Elsewhere</a></main>',
    ),
  ),
  '/robots.txt': send('User-agent: *\nDisallow: /secret\n', { 'Content-Type': 'text/plain' }),
  '/moved': send('', { Location: '/' }, 301),
  '/moved-abroad': (_request, response) => {
    response.socket?.end(Buffer.from('HTTP/1.1 302 Found\r\nLocation: /À-propos\r\nContent-Length: 0\r\n\r\n'));
  },
  '/folded': (_request, response) => {
    response.socket?.end(
      'HTTP/1.1 200 OK\r\nContent-Type: text/html;\r\n charset=utf-8\r\nETag: "a\x01b"\r\nContent-Length: 10\r\n\r\n<p>On two.',
    );
  },
  '/%C3%80-propos': send(html('<p>Welcome</p>')),
  '/unchanged': send('', {}, 304),
  '/to-secret': send('', { Location: '/secret/x' }, 302),
  '/round': send('', { Location: '/round' }, 302),
  '/to-loopback': send('', { Location: 'http://127.0.0.1:1/' }, 302),
  '/to-metadata': send('', { Location: 'http://169.254.169.254/latest/meta-data/' }, 307),
  '/to-file': send('', { Location: 'file:///etc/passwd' }, 302),
  '/latin': send(Buffer.from(html('<p>Fáilte</p>'), 'latin1'), { 'Content-Type': 'text/html; charset=iso-8859-1' }),
  '/latin-meta': send(Buffer.from(html('<meta charset="windows-1252"><p>Caf\xe9 \x80 5</p>'), 'latin1'), {
    'Content-Type': 'text/html',
  }),
  '/latin-unsaid': send(Buffer.from(html('<p>S\xe9amus</p>'), 'latin1'), { 'Content-Type': 'text/html' }),
  '/zip': send(gzipSync(html('<p>Packed</p>')), { 'Content-Encoding': 'gzip' }),
  '/brotli': send(brotliCompressSync(html('<p>Brotli</p>')), { 'Content-Encoding': 'br' }),
  '/deflate': send(deflateSync(html('<p>Deflated</p>')), { 'Content-Encoding': 'deflate' }),
  '/cut-short': send(gzipSync(html('<p>Cut short</p>')).subarray(0, -8), { 'Content-Encoding': 'gzip' }),
  '/twice-packed': send(gzipSync(gzipSync(html('<p>Packed twice</p>'))), { 'Content-Encoding': 'gzip, gzip' }),
  '/packed-thrice': send(gzipSync(gzipSync(gzipSync(html('<p>Packed</p>')))), {
    'Content-Encoding': 'gzip, gzip, gzip',
  }),
  '/secretly-packed': send(gzipSync(gzipSync(html('<p>Packed twice</p>'))), { 'Content-Encoding': 'gzip' }),
  '/packed-without-header': send(gzipSync(html('<p>Packed</p>'))),
  '/deflate-raw': send(deflateRawSync(html('<p>Raw</p>')), { 'Content-Encoding': 'deflate' }),
  '/secretly-packed-thrice': send(gzipSync(gzipSync(gzipSync(html('<p>Packed</p>')))), { 'Content-Encoding': 'gzip' }),
  '/secret-bomb': send(gzipSync(Buffer.alloc(60_000_000))),
  '/asks-for-cookie': (request, response) => {
    const cookie = 'seen=1; Path=/; Expires=Wed, 21 Oct 2037 07:28:00 GMT; HttpOnly';
    if (request.headers.cookie === 'seen=1') send(html('<p>Welcome back</p>'))(request, response);
    else send('', { Location: '/asks-for-cookie', 'Set-Cookie': cookie }, 302)(request, response);
  },
  '/asks-for-more-cookies': (request, response) => {
    const seen = Number(/seen=(\d+)/.exec(request.headers.cookie ?? '')?.[1] ?? 0) + 1;
    send('', { Location: '/asks-for-more-cookies', 'Set-Cookie': `seen=${seen}` }, 302)(request, response);
  },
  '/secretly-zstd': send(Buffer.from('28b52ffd0400410000', 'hex')),
  '/picture': send(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  '/pdf-as-html': send('%PDF-1.4 1 0 obj'),
  '/noise': send(Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 37) % 256))),
  '/sixteen': send(Buffer.from(html('<p>Sixteen</p>'), 'utf16le'), { 'Content-Type': 'text/html; charset=utf-16le' }),
  '/sixteen-undeclared': send(Buffer.from(html('<p>Sixteen</p>'), 'utf16le'), { 'Content-Type': 'text/html' }),
  '/sixteen-swapped': send(Buffer.from(html('<p>Sixteen</p>'), 'utf16le').swap16(), { 'Content-Type': 'text/html' }),
  '/zstd': send(html('<p>no zstd</p>'), { 'Content-Encoding': 'zstd' }),
  '/denied': send('', {}, 403),
  '/not-packed': send(html('<p>Not packed</p>'), { 'Content-Encoding': 'constructor' }),
  '/falsely-packed': send(html('<p>Not packed</p>'), { 'Content-Encoding': 'gzip' }),
  '/packed-otherwise': (request, response) => {
    const encoding = request.url?.split('?')[1] ?? '';
    send(gzipSync(html('<p>Packed</p>')), { 'Content-Encoding': encoding })(request, response);
  },
  '/page-as-text': send(html('<p>Page</p>'), { 'Content-Type': 'text/plain' }),
  '/page-as-file': send(`\ufeff<?xml version="1.0"?>\n${html('<p>Page</p>')}`, { 'Content-Type': 'application/xml' }),
  '/page-as-nothing': send(html('<p>Page</p>'), { 'Content-Type': 'html' }),
  '/text': send('We write <html> in small letters.', { 'Content-Type': 'text/plain' }),
  '/packed-gone': send(gzipSync(html('<p>Gone</p>')), { 'Content-Encoding': 'gzip' }, 404),
  '/packed-move': send(gzipSync(html('<p>Moved</p>')), { 'Content-Encoding': 'gzip', Location: '/zip' }, 301),
  '/bomb': send(gzipSync(Buffer.alloc(60_000_000)), { 'Content-Encoding': 'gzip' }),
  '/breaks-off': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 1_000 }).write('<p>One');
    setTimeout(() => response.destroy(), 50);
  },
  '/ends-early': (_request, response) => {
    response.socket?.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 999\r\n\r\n<p>One');
  },
  '/switches': (_request, response) => {
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  },
  '/continues': (_request, response) => {
    response.writeContinue();
    response.setHeader('Content-Type', 'text/html').end(html('<p>Continued</p>'));
  },
  '/continues-for-ever': ({ socket }) => {
    const hints = 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1_000);
    const more = () => {
      while (!socket.destroyed && socket.write(hints));
    };
    socket.on('drain', more).on('error', () => undefined);
    more();
  },
  '/once': (request, response) => {
    const { socket } = request;
    if (served.has(socket)) socket.destroy();
    served.add(socket);
    response.setHeader('Content-Type', 'text/html').end(html('<p>Once</p>'));
  },
  '/resets': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 1_000 }).write('<p>One');
    setTimeout(() => response.socket?.resetAndDestroy(), 50);
  },
  '/endless-nothing': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' });
    // The header of a gzip file, then stored blocks of length 0.
    response.write(Buffer.from('1f8b0800000000000003', 'hex'));
    const blocks = Buffer.alloc(5 * 200_000, Buffer.from('000000ffff', 'hex'));
    const more = () => {
      while (!response.destroyed && response.write(blocks));
    };
    response.on('drain', more);
    more();
  },
  '/headers': (request, response) => {
    const size = Number(request.url?.split('?')[1]);
    send(html('<p>Long headers</p>'), { 'Content-Security-Policy': 'x'.repeat(size) })(request, response);
  },
  '/icon': send(Buffer.concat([Buffer.from('000001000100', 'hex'), Buffer.from('pixel '.repeat(200))])),
  '/closes-soon': send(html('<p>One</p>'), { 'Keep-Alive': 'timeout=2' }),
  '/late': (request, response) => {
    setTimeout(() => send(html('<p>Two</p>'))(request, response), 1_200);
  },
  '/part': send(html('<p>A part</p>'), {}, 206),
  '/wall': send(html('<h1>Members</h1><input type="password">')),
  '/unlisted': send(html('<p>Not for search engines</p>'), { 'X-Robots-Tag': 'noindex' }),
  '/wordy': send('Open {most days} from 9 to 5'),
  '/trickle': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' });
    response.write(gzipSync(html('<p>One</p>')).subarray(0, 20));
  },
  '/huge': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    const chunk = 'x'.repeat(1_000_000);
    for (let index = 0; index < 6; index += 1) response.write(chunk);
    response.end();
  },
  '/pdf': send('%PDF', { 'Content-Type': 'application/pdf' }),
  '/login': send('', {}, 401),
  '/gone': send('', {}, 410),
  '/legal': send('', {}, 451),
  '/many-moves': (request, response) => {
    const left = Number(request.url?.split('?')[1]);
    response.writeHead(302, { Location: left > 0 ? `/many-moves?${left - 1}` : '/' }).end();
  },
  '/busy': send('', {}, 429),
  '/fault': send('', {}, 503),
};

const server = createServer((request, response) => {
  hits += 1;
  const handler = pages[new URL(request.url ?? '/', 'http://x').pathname];
  if (handler) handler(request, response);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function options() {
  const guard = { allowHosts: [`localhost:${port}`] };
  return { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0 (+https://example.ie)' };
}

async function outcome(path: string) {
  const fetched = await fetchPage(`http://localhost:${port}${path}`, options());
  return fetched.ok ? fetched.page.html : fetched.kind;
}

describe('fetchPage › bytes that are no page', () => {
  test.each([
    ['/secretly-packed-thrice', 'encoding'],
    ['/secretly-zstd', 'encoding'],
    ['/picture', 'wrong-type'],
    ['/pdf-as-html', 'wrong-type'],
    ['/noise', 'wrong-type'],
    ['/icon', 'wrong-type'],
  ])('%s is refused as %s, whatever its Content-Type says', async (path, kind) => {
    expect(await outcome(path)).toBe(kind);
  });

  test.each([
    ['/sixteen', html('<p>Sixteen</p>')],
    ['/sixteen-undeclared', html('<p>Sixteen</p>')],
    ['/sixteen-swapped', html('<p>Sixteen</p>')],
    ['/secretly-packed', html('<p>Packed twice</p>')],
    ['/packed-without-header', html('<p>Packed</p>')],
    ['/deflate-raw', html('<p>Raw</p>')],
    ['/asks-for-cookie', html('<p>Welcome back</p>')],
    ['/wordy', 'Open {most days} from 9 to 5'],
  ])('%s is text', async (path, text) => {
    expect(await outcome(path)).toBe(text);
  });
});

describe('fetchPage', () => {
  test('follows a redirect and returns the final URL', async () => {
    const fetched = await fetchPage(`http://localhost:${port}/moved`, options());
    expect(fetched).toMatchObject({ ok: true, page: { url: `http://localhost:${port}/`, status: 200 } });
  });

  test.each([
    ['/latin', 'Fáilte'],
    ['/latin-meta', 'Café € 5'],
    ['/latin-unsaid', 'Séamus'],
    ['/zip', 'Packed'],
    ['/brotli', 'Brotli'],
    ['/deflate', 'Deflated'],
    ['/cut-short', 'Cut short'],
    ['/twice-packed', 'Packed twice'],
    ['/not-packed', 'Not packed'],
    ['/falsely-packed', 'Not packed'],
    ['/packed-otherwise?br', 'Packed'],
    ['/packed-otherwise?deflate', 'Packed'],
    ['/page-as-text', 'Page'],
    ['/page-as-file', 'Page'],
    ['/page-as-nothing', 'Page'],
    ['/packed-move', 'Packed'],
    ['/moved-abroad', 'Welcome'],
    ['/many-moves?4', 'Arán Inis'],
    ['/folded', 'On two.'],
    ['/headers?64000', 'Long headers'],
    ['/continues', 'Continued'],
  ])('decodes %s', async (path, words) => {
    expect(await outcome(path)).toContain(words);
  });
});

test('fetchPage › validators can be sent back', async () => {
  const fetched = await fetchPage(`http://localhost:${port}/folded`, options());
  expect(fetched).toMatchObject({ page: { etag: '"ab"' } });
});

describe('fetchPage › connections', () => {
  test('that the server closes when they are used again are replaced', async () => {
    const same = options();
    const kinds = [];
    for (let count = 0; count < 3; count += 1) {
      const fetched = await fetchPage(`http://localhost:${port}/once`, same);
      kinds.push(fetched.ok || fetched.kind);
    }
    expect(kinds).toEqual([true, true, true]);
  });

  test('that are used again wait as long for a page as new ones, however soon the server closes idle ones', async () => {
    const same = options();
    await fetchPage(`http://localhost:${port}/closes-soon`, same);
    expect(await fetchPage(`http://localhost:${port}/late`, same)).toMatchObject({ ok: true });
  });

  test('that break off during a response are not replaced', async () => {
    const same = options();
    await fetchPage(`http://localhost:${port}/`, same);
    const before = hits;
    expect(await fetchPage(`http://localhost:${port}/resets`, same)).toMatchObject({ kind: 'cut-off' });
    await wait(50);
    expect(hits - before).toBe(1);
  });

  test('that are given up when a page has just arrived end no process', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('uncaughtExceptionMonitor', note);
    const spent = new AbortController();
    const onBytes = () => spent.abort(new Error('The bytes are used up.'));
    await fetchPage(`http://localhost:${port}/`, { ...options(), signal: spent.signal, onBytes }).catch(
      () => undefined,
    );
    await wait(50);
    process.off('uncaughtExceptionMonitor', note);
    expect(uncaught).toEqual([]);
  });

  test.each(['/unchanged', '/gone', '/busy', '/moved', '/packed-move', '/packed-gone'])(
    'are kept after %s',
    async (path) => {
      const same = options();
      let opened = 0;
      const count = () => {
        opened += 1;
      };
      server.on('connection', count);
      for (let time = 0; time < 3; time += 1) await fetchPage(`http://localhost:${port}${path}`, same);
      server.off('connection', count);
      expect(opened).toBe(1);
    },
  );
});

describe('fetchPage › problems', () => {
  test.each([
    ['/round', 'redirect-loop'],
    ['/zstd', 'encoding'],
    ['/denied', 'access-denied'],
    ['/bomb', 'too-large'],
    ['/secret-bomb', 'too-large'],
    ['/asks-for-more-cookies', 'redirects'],
    ['/endless-nothing', 'too-large'],
    ['/huge', 'too-large'],
    ['/pdf', 'wrong-type'],
    ['/text', 'wrong-type'],
    ['/login', 'login'],
    ['/legal', 'error-status'],
    ['/many-moves?5', 'redirects'],
    ['/packed-thrice', 'encoding'],
    ['/headers?66000', 'broken'],
    ['/gone', 'not-found'],
    ['/nowhere', 'not-found'],
    ['/busy', 'too-many-requests'],
    ['/fault', 'server-error'],
    ['/packed-gone', 'not-found'],
    ['/breaks-off', 'cut-off'],
    ['/ends-early', 'cut-off'],
    ['/switches', 'broken'],
    ['/continues-for-ever', 'broken'],
    ['/part', 'cut-off'],
  ])('%s: %s', async (path, kind) => {
    expect(await outcome(path)).toBe(kind);
  });

  test('ends when aborted during a response', async () => {
    const stop = new AbortController();
    const fetching = fetchPage(`http://localhost:${port}/trickle`, { ...options(), signal: stop.signal });
    setTimeout(() => stop.abort(), 100);
    expect(await fetching).toMatchObject({ ok: false });
  });

  test('reports a website that does not respond', async () => {
    const closed = await freePort();
    const guard = { allowHosts: [`localhost:${closed}`] };
    const fetched = await fetchPage(`http://localhost:${closed}/`, {
      ...guard,
      agent: guardedAgent(guard),
      userAgent: 'x',
    });
    expect(fetched).toMatchObject({ ok: false, kind: 'refused' });
  });

  test('reports a self-signed certificate', async () => {
    const folder = join(import.meta.dirname, '../../../fixtures/tls');
    const [key, cert] = ['self-signed-key.pem', 'self-signed.pem'].map((name) => readFileSync(join(folder, name)));
    const secure = createSecureServer({ key, cert }, (_request, response) => response.end('hello'));
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const guard = { allowHosts: ['localhost'] };
    const { port: securePort } = secure.address() as AddressInfo;
    const fetched = await fetchPage(`https://localhost:${securePort}/`, {
      ...guard,
      agent: guardedAgent(guard),
      userAgent: 'x',
    });
    secure.close();
    expect(fetched).toMatchObject({ ok: false, kind: 'tls-self-signed' });
  });

  const answering = async (onConnection: (socket: Socket) => void) => {
    const listener = createTcpServer(onConnection);
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const guard = { allowHosts: ['localhost'] };
    const { port: tcpPort } = listener.address() as AddressInfo;
    const fetched = await fetchPage(`https://localhost:${tcpPort}/`, {
      ...guard,
      agent: guardedAgent(guard),
      userAgent: 'x',
    });
    listener.close();
    return fetched;
  };

  test.each([
    ['answers in plain HTTP', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['closes the connection', (socket: Socket) => socket.on('data', () => socket.end())],
  ])('reports a host that supports no TLS and %s', async (_name, onConnection) => {
    expect(await answering(onConnection)).toMatchObject({ ok: false, kind: 'no-tls' });
  });

  test('reports a host name that does not exist', async () => {
    const resolver = ((_hostname: string, _options: object, callback: (error: Error) => void) =>
      callback(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }))) as unknown as typeof lookup;
    const fetched = await fetchPage('https://no-such-bakery.ie/', {
      agent: guardedAgent({}, resolver),
      userAgent: 'x',
    });
    expect(fetched).toMatchObject({ ok: false, kind: 'no-such-host' });
  });

  test('closes the connection of an aborted request', async () => {
    const fetched = await fetchPage(`http://localhost:${port}/`, {
      ...options(),
      signal: AbortSignal.abort(new Error('gone')),
    });
    expect(fetched.ok).toBe(false);
  });
});

describe('fetchPage › SSRF', () => {
  test.each([
    ['/to-loopback', 'forbidden-address'],
    ['/to-metadata', 'forbidden-address'],
    ['/to-file', 'broken'],
  ])('rejects redirects: %s', async (path, kind) => {
    expect(await outcome(path)).toBe(kind);
  });

  /** A resolver as an attacker would run it. */
  const answering = (...answers: string[][]) => {
    let call = 0;
    return ((_hostname: string, _options: object, callback: (error: null, addresses: object[]) => void) => {
      const addresses = answers[Math.min(call, answers.length - 1)] ?? [];
      call += 1;
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    }) as unknown as typeof lookup;
  };

  test.each([[['127.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['::1']], [['::ffff:169.254.169.254']], [[]]])(
    'by a name that leads to %j',
    async (addresses) => {
      const before = hits;
      const agent = guardedAgent({}, answering(addresses));
      const fetched = await fetchPage('http://rebind.example.ie/', { agent, userAgent: 'x' });
      expect(fetched).toMatchObject({ ok: false, kind: 'forbidden-address' });
      expect(hits).toBe(before);
    },
  );
});

describe('fetchPage › robots.txt of a redirect target', () => {
  test('rejects a disallowed path', async () => {
    const preview = await previewSite(`http://localhost:${port}/to-secret`, 'TestBot', options());
    expect(preview).toMatchObject({ ok: false, kind: 'robots' });
  });
});

describe('previewSite', () => {
  test('returns the start page and plans the allowed pages, highest score first', async () => {
    const preview = await previewSite(`http://localhost:${port}/`, 'TestBot', options(), { bestFirst: true });
    if (!preview.ok) throw new Error(preview.message);
    expect(preview.preview.page.text).toContain('We bake sourdough in Ennis');
    const { groups, ...plan } = preview.preview.plan;
    expect(plan).toEqual({ total: 3, hasSitemap: false, isComplete: true });
    const paths = groups.flatMap(({ kind, pages: listed }) => listed.map(({ url }) => [kind, new URL(url).pathname]));
    expect(paths).toEqual([
      ['Prices', '/prices'],
      ['General', '/privacy'],
    ]);
  });

  test('says why a run would not store the page', async () => {
    const objectionTo = async (path: string) => {
      const found = await previewSite(`http://localhost:${port}${path}`, 'TestBot', options());
      return found.ok ? found.preview.objection : found.kind;
    };
    expect(await objectionTo('/')).toBeUndefined();
    expect(await objectionTo('/wall')).toBe('login');
    expect(await objectionTo('/unlisted')).toBe('noindex');
  });

  test('rejects a page that robots.txt disallows', async () => {
    const preview = await previewSite(`http://localhost:${port}/secret/x`, 'TestBot', options());
    expect(preview).toMatchObject({ ok: false, kind: 'robots' });
  });
});

test('retryAfter › parses seconds and dates', () => {
  expect(retryAfter('120')).toBe(120);
  expect(retryAfter(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50);
  expect(retryAfter(new Date(0).toUTCString())).toBe(0);
  expect([retryAfter(null), retryAfter(''), retryAfter('soon')]).toEqual([undefined, undefined, undefined]);
});
