import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Shot } from './shots';

/** The response. Status 0: none. */
export type Answer = { status: number; body: string; ms: number; timedOut: boolean };

const REQUEST_TIMEOUT_MS = 15_000;
/** Time for the server to process an incomplete request before the client closes its side. */
const HALF_CLOSE_DELAY_MS = 150;
const IDLE_MS = 2_000;

const unpackers: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

function dechunk(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf('\r\n', at);
    const size = end < 0 ? Number.NaN : Number.parseInt(body.toString('latin1', at, end), 16);
    if (!(size > 0)) break;
    chunks.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}

function read(raw: Buffer): { status: number; body: string } {
  const split = raw.indexOf('\r\n\r\n');
  const head = raw.toString('latin1', 0, split < 0 ? raw.length : split);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  if (status === 100) return read(raw.subarray(split + 4));
  let body = split < 0 ? Buffer.alloc(0) : raw.subarray(split + 4);
  if (/^transfer-encoding: chunked/im.test(head)) body = dechunk(body);
  const unpack = unpackers[/^content-encoding: (\w+)/im.exec(head)?.[1] ?? ''];
  try {
    if (unpack && body.length > 0) body = unpack(body);
  } catch {
    // Truncated, or more than one response: checked as raw text.
  }
  return { status, body: `${head}\n\n${body.toString('utf8')}` };
}

/** Sends raw bytes on a new connection and reads until the server closes it. */
export function fire({ bytes, breaksOff }: Shot, url: URL): Promise<Answer> {
  return new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    let timedOut = false;
    const socket = connect({ port: Number(url.port || 80), host: url.hostname, allowHalfOpen: true });
    const limit = setTimeout(() => {
      timedOut = true;
      socket.destroy();
    }, REQUEST_TIMEOUT_MS);
    socket.on('connect', () => {
      socket.write(bytes);
      if (breaksOff) setTimeout(() => socket.end(), HALF_CLOSE_DELAY_MS);
    });
    // The request may have made the server keep the connection open.
    let idle: NodeJS.Timeout | undefined;
    let ms = 0;
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      ms = performance.now() - started;
      clearTimeout(idle);
      idle = setTimeout(() => socket.end(), IDLE_MS);
    });
    socket.on('end', () => socket.end());
    // A server that has rejected a request may reset the connection while the rest is being sent.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(limit);
      clearTimeout(idle);
      resolve({ ...read(Buffer.concat(chunks)), ms, timedOut });
    });
  });
}
