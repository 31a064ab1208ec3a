import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type Dispatcher, request } from 'undici';

/** An answer of a web server. Its body is unpacked while it is read, and has to be destroyed if it is not read to its end. */
export type Response = {
  status: number;
  ok: boolean;
  /** The values of a header, joined by commas; null when it was not sent. */
  header: (name: string) => string | null;
  body: Readable;
};

type Unpacker = () => NodeJS.ReadWriteStream & Readable;

/** What is cut off or slightly wrong at its end is read as far as it goes, as browsers do. */
const gentle = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const { BROTLI_OPERATION_FLUSH } = constants;
const gunzip: Unpacker = () => createGunzip(gentle);
const UNPACKERS = new Map<string, Unpacker>([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['deflate', () => createInflate(gentle)],
  ['br', () => createBrotliDecompress({ flush: BROTLI_OPERATION_FLUSH, finishFlush: BROTLI_OPERATION_FLUSH })],
]);

const ignoreError = () => undefined;

/** Only one packing at a time is undone: servers that pack twice are broken or hostile. */
function unpack(body: Readable, packing: string): Readable {
  const unpacker = UNPACKERS.get(packing.trim().toLowerCase());
  // Errors reach whoever reads the body; without a listener they would end the process where nobody does.
  if (!unpacker) return body.on('error', ignoreError);
  return pipeline(body, unpacker(), ignoreError).on('error', ignoreError);
}

/**
 * Sends one GET request and follows no redirect. Undici's plain request takes a third of the CPU of its fetch, whose streams
 * and checks are made for web pages.
 */
export async function sendRequest(
  url: URL,
  headers: Record<string, string>,
  { agent, signal }: { agent: Dispatcher; signal: AbortSignal },
): Promise<Response> {
  const {
    statusCode,
    headers: sent,
    body,
  } = await request(url, {
    dispatcher: agent,
    signal,
    headers: { ...headers, 'Accept-Encoding': 'gzip, br' },
  });
  const header = (name: string) => {
    const value = sent[name];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  return {
    status: statusCode,
    ok: statusCode >= 200 && statusCode < 300,
    header,
    body: unpack(body, header('content-encoding') ?? ''),
  };
}
