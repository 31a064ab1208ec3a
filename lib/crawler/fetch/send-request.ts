import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getSecurely } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { TLSSocket } from 'node:tls';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { type GuardedAgent, IDLE_TIMEOUT_MS } from './guarded-agent';
import { startsAsPage } from './sniff';

/** A response of any status. */
export type Response = {
  status: number;
  ok: boolean;
  /** The values of a header, joined by commas; null if it is missing. */
  header: (name: string) => string | null;
  /** The Set-Cookie headers. */
  cookies: readonly string[];
  /** Decompressed if the status is a success. */
  body: Readable;
  /** Ends a response whose body was not read, or not to its end. */
  discard: () => Promise<void>;
  /** Whether the body has a content encoding that is not supported, such as `zstd`. */
  isEncoded: boolean;
};

type Unpacker = () => NodeJS.ReadWriteStream & Readable;

/** Truncated or slightly corrupt streams are decoded as far as possible, as in browsers. */
const gentle = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const { BROTLI_OPERATION_FLUSH } = constants;
const gunzip: Unpacker = () => createGunzip(gentle);
const inflateRaw: Unpacker = () => createInflateRaw(gentle);
const UNPACKERS = new Map<string, Unpacker>([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['deflate', () => createInflate(gentle)],
  ['br', () => createBrotliDecompress({ flush: BROTLI_OPERATION_FLUSH, finishFlush: BROTLI_OPERATION_FLUSH })],
]);

const ignoreError = () => undefined;

/** Known content encodings that are not supported. Other names ("none", "utf-8") mean that the body is not encoded. */
const UNSUPPORTED = new Set(['zstd', 'compress', 'x-compress', 'dcb', 'dcz', 'exi', 'aes128gcm', 'pack200-gzip']);
/** The maximum number of stacked encodings; more are an attack. */
const MAX_ENCODINGS = 2;

const MAX_ENCODED_BYTES = 20 * 1024 * 1024;

/** Ends a body that is too long before it is decoded: compressed data can go on without end and contain nothing. */
function limitLength(body: Readable) {
  let size = 0;
  body.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_ENCODED_BYTES) body.destroy(Object.assign(new Error('Too long.'), { code: 'ERR_TOO_LONG' }));
  });
}

/** The first bytes of a body, which it still has. Errors are left to its reader. */
export async function peek(body: Readable): Promise<Buffer> {
  await new Promise<unknown>((resolve) => {
    if (body.destroyed) resolve(undefined);
    for (const event of ['readable', 'error', 'close']) body.once(event, resolve);
  });
  const first: Buffer | null = body.destroyed ? null : body.read();
  if (first) body.unshift(first);
  return first ?? Buffer.alloc(0);
}

const isGzip = (start: Buffer) => start[0] === 0x1f && start[1] === 0x8b;
/** Whether compressed data has the header of zlib (RFC 1950), which `deflate` means and some servers leave out. */
const hasZlibHeader = (start: Buffer) =>
  (start[0] ?? 0) % 16 === 8 && start.length > 1 && start.readUInt16BE() % 31 === 0;

function unpackerOf(encoding: string, start: Buffer): Unpacker {
  if (isGzip(start)) return gunzip;
  return encoding === 'deflate' && !hasZlibHeader(start) ? inflateRaw : (UNPACKERS.get(encoding) ?? gunzip);
}

/**
 * Decodes the content encodings in reverse order, unless the bytes are a page already, and gzip that no header names; undefined if one is
 * not supported.
 */
async function decodeBody(body: Readable, contentEncoding: string): Promise<Readable | undefined> {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => UNPACKERS.has(encoding) || UNSUPPORTED.has(encoding));
  if (encodings.length > MAX_ENCODINGS || encodings.some((encoding) => UNSUPPORTED.has(encoding))) return undefined;
  // Errors reach the reader of the body; without a listener they would end the process if nobody reads it.
  let decoded = body;
  const unpack = (unpacker: Unpacker) => {
    const packed = decoded;
    decoded = pipeline(packed, unpacker(), ignoreError).on('error', ignoreError);
    if (packed === body) limitLength(body);
  };
  for (const encoding of encodings.reverse()) {
    const start = await peek(decoded);
    if (startsAsPage(start)) break;
    unpack(unpackerOf(encoding, start));
  }
  if (encodings.length < MAX_ENCODINGS && isGzip(await peek(decoded))) unpack(gunzip);
  return decoded;
}

const MAX_HEADER_BYTES = 64 * 1024;
/** The maximum number of interim responses (1xx); more are an attack. */
const MAX_INTERIM = 20;

/** Control characters, which are not allowed in headers that are sent back, such as ETag. */
const CONTROL = /[^\t -~\u0080-\u00ff]/g;

/** Codes of a connection that the server has closed. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE']);

/** Sends a GET request and waits for the headers of the response. */
function open(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? getSecurely : get;
    let response: IncomingMessage | undefined;
    const request = send(url, options, (opened) => {
      response = opened;
      resolve(opened);
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // Servers close connections that they kept open without notice.
      const wasStale = !response && request.reusedSocket && CLOSED.has(error.code ?? '');
      if (wasStale) resolve(open(url, options));
      else reject(error);
    });
    let interim = 0;
    request.on('information', () => {
      interim += 1;
      if (interim > MAX_INTERIM) request.destroy(new Error('Too many interim responses.'));
    });
    const timeOut = () => {
      const error = Object.assign(new Error('Nothing came for too long.'), { code: 'ETIMEDOUT' });
      (response ?? request).destroy(error);
    };
    request.on('timeout', timeOut);
    request.on('socket', (socket) => {
      // Given up when its response has just arrived, it has an error that nobody else listens to, which would end the process.
      if (!request.reusedSocket) socket.on('error', ignoreError);
      // A connection that is used again keeps the shorter timeout that the server stated for idle ones (Keep-Alive).
      socket.setTimeout(IDLE_TIMEOUT_MS);
      if (!(socket instanceof TLSSocket) || request.reusedSocket) return;
      // The request that waits for the TLS handshake restarts the timeout of the socket.
      const handshake = setTimeout(timeOut, IDLE_TIMEOUT_MS);
      socket.once('secureConnect', () => clearTimeout(handshake)).once('close', () => clearTimeout(handshake));
    });
    // Without an error, the server switched to another protocol.
    request.on('close', () => reject(new Error('There was no response.')));
  });
}

/** Sends one GET request without following redirects. Node's own client takes half of the CPU time of the global `fetch`. */
export async function sendRequest(
  url: URL,
  headers: Record<string, string>,
  { agent, signal }: { agent: GuardedAgent; signal: AbortSignal },
): Promise<Response> {
  const response = await open(url, {
    agent: url.protocol === 'https:' ? agent['https:'] : agent['http:'],
    signal,
    timeout: IDLE_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Browsers, too, read headers that span lines, contain control characters, or end in a bare line feed.
    insecureHTTPParser: true,
    headers: { ...headers, 'Accept-Encoding': 'gzip, br' },
  });
  const header = (name: string) => {
    const value = response.headers[name];
    const text = Array.isArray(value) ? value.join(', ') : value;
    return text?.replaceAll(CONTROL, '') ?? null;
  };
  const cookies = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.replaceAll(CONTROL, ''));
  const status = response.statusCode ?? 0;
  const ok = status >= 200 && status < 300;
  response.on('error', ignoreError);
  const decoded = ok ? await decodeBody(response, header('content-encoding') ?? '') : response;
  const body = decoded ?? response;
  const discard = async () => {
    // The connection of a response that has arrived can be used again.
    if (response.complete && body === response) await finished(response.resume()).catch(ignoreError);
    else body.destroy();
  };
  return { status, ok, header, cookies, body, discard, isEncoded: decoded === undefined };
}
