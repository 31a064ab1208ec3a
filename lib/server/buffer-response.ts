import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

/** More than this is not held back, but passed on as it comes. */
const MAX_HELD_BYTES = 8 * 1024 * 1024;

const HELD = ['writeHead', 'write', 'end', 'flushHeaders'] as const;

type Callback = (error?: Error | null) => void;

function toBuffer(chunk: unknown, encoding?: BufferEncoding): Buffer {
  return typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk as Uint8Array);
}

function setHeaders(response: ServerResponse, headers: unknown): void {
  if (Array.isArray(headers)) {
    for (let index = 0; index + 1 < headers.length; index += 2)
      response.appendHeader(headers[index], headers[index + 1]);
  } else {
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, OutgoingHttpHeader | undefined>))
      if (value !== undefined) response.setHeader(name, value);
  }
}

/**
 * Lets somebody look at a response before it goes out. When its status and headers are known, `wants` is asked; if it does
 * not want it, it goes out as it is written. Otherwise nothing goes out until the body is whole; then `finish` gets it and
 * has to end the response.
 */
export function holdBack(response: ServerResponse, wants: () => boolean, finish: (body: Buffer) => void): void {
  const original = Object.fromEntries(HELD.map((name) => [name, response[name]])) as Pick<
    ServerResponse,
    (typeof HELD)[number]
  >;
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isHeld: boolean | undefined;

  const letGo = () => {
    isHeld = false;
    Object.assign(response, original);
    for (const chunk of chunks.splice(0)) response.write(chunk);
  };
  const decide = () => {
    if (isHeld === undefined) {
      isHeld = wants();
      if (!isHeld) letGo();
    }
    return isHeld;
  };
  const keep = (chunk: unknown, encoding?: BufferEncoding) => {
    const buffer = toBuffer(chunk, encoding);
    chunks.push(buffer);
    bytes += buffer.length;
    if (bytes > MAX_HELD_BYTES) letGo();
  };

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      const [reason, headers] = typeof rest[0] === 'string' ? rest : [undefined, rest[0]];
      response.statusCode = status;
      if (typeof reason === 'string') response.statusMessage = reason;
      setHeaders(response, headers);
      if (!decide()) response.writeHead(response.statusCode);
      return response;
    },
    flushHeaders() {
      if (!decide()) response.flushHeaders();
    },
    write(chunk: unknown, encoding?: BufferEncoding | Callback, callback?: Callback) {
      if (!decide()) return response.write(chunk, encoding as BufferEncoding, callback);
      keep(chunk, typeof encoding === 'string' ? encoding : undefined);
      const done = typeof encoding === 'function' ? encoding : callback;
      if (done) process.nextTick(done);
      return true;
    },
    end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void) {
      const given = typeof chunk === 'function' ? undefined : chunk;
      const done = [chunk, encoding, callback].find((one) => typeof one === 'function') as (() => void) | undefined;
      if (!decide()) {
        return given === undefined ? response.end(done) : response.end(given, encoding as BufferEncoding, callback);
      }
      if (given !== undefined && given !== null) keep(given, typeof encoding === 'string' ? encoding : undefined);
      if (done) response.once('finish', done);
      if (!isHeld) return response.end();
      Object.assign(response, original);
      finish(Buffer.concat(chunks));
      return response;
    },
  });
}
