import { createServer } from 'node:net';

// PostgreSQL's protocol, https://www.postgresql.org/docs/current/protocol-message-formats.html.
const TYPED_HEADER = 5;
const STARTUP_HEADER = 8;
const PROTOCOL_MAJOR = 3;
const CANCEL_REQUEST = 80_877_102;
/** Requests for encryption (TLS, GSSAPI), which are declined. */
const ENCRYPTION_REQUESTS = new Set([80_877_103, 80_877_104]);
/** Bind, Close, Describe, Execute, FunctionCall, Flush, Parse, Query, Sync. */
const FORWARDED = new Set(['startup', 'B', 'C', 'D', 'E', 'F', 'H', 'P', 'Q', 'S']);
/** Messages of COPY FROM STDIN that come after it was refused. A server ignores them. */
const COPY = new Set(['d', 'c', 'f']);
const LAST = new Set(['X', 'cancel']);

const MAX_MESSAGE_BYTES = 256 * 1_024 * 1_024;
const MAX_CLIENTS = 100;
const IDLE_MS = 60_000;
/** How long the message to a client that is disconnected may take. */
const FAREWELL_MS = 1_000;

function frame(type, ...fields) {
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.alloc(TYPED_HEADER, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** These are always answered with ReadyForQuery; `Q` and `F` not after a failed message, when all up to Sync is ignored. */
const ENDS = new Set(['F', 'Q', 'S', 'startup']);
/** ReadyForQuery, without the state of the transaction that ends it. Nothing follows it in the response to a message. */
const READY = Buffer.from('Z\0\0\0\x05');
const IDLE = 'I';

const SYNC = frame('S');
const ROLLBACK = frame('Q', 'ROLLBACK');
/** What one client has set, as pg_dump does before it even looks at the version of the server, must not hold for the next. */
const RESET = frame('Q', 'RESET SESSION AUTHORIZATION; RESET ALL');
/**
 * Follows each message that may begin COPY FROM STDIN. The backend would wait for rows without ever returning to the event loop,
 * and ends without them; otherwise it ignores this message.
 */
const COPY_FAIL = frame('f', 'the embedded database takes rows by INSERT only');
const mayCopy = (type) => type === 'Q' || type === 'E';

/** Tells a client why it is disconnected. */
async function farewell(socket, code, message) {
  const timer = setTimeout(() => socket.destroy(), FAREWELL_MS);
  await new Promise((resolve) => {
    socket.once('close', resolve).end(frame('E', 'SFATAL', 'VFATAL', `C${code}`, `M${message}`, ''), resolve);
  });
  clearTimeout(timer);
  socket.destroy();
}

/** The length of the first message in `data`, or how many bytes tell it; undefined if no message is that long. */
function lengthOf(data, isStarted) {
  const header = isStarted ? TYPED_HEADER : STARTUP_HEADER;
  if (data.length < header) return header;
  const length = isStarted ? 1 + data.readInt32BE(1) : data.readInt32BE(0);
  return length < header || length > MAX_MESSAGE_BYTES ? undefined : length;
}

/** The type of a whole message: its first byte, `startup`, `encryption` or `cancel`; empty for another protocol. */
function typeOf(message, isStarted) {
  if (isStarted) return String.fromCharCode(message[0]);
  const request = message.readInt32BE(4);
  if (request === CANCEL_REQUEST) return 'cancel';
  if (ENCRYPTION_REQUESTS.has(request)) return 'encryption';
  return request >> 16 === PROTOCOL_MAJOR ? 'startup' : '';
}

/** The messages of a client, each whole. The last one has an empty type if it is not of the protocol. */
async function* messagesOf(socket) {
  let isStarted = false;
  /** @type {Buffer[]} */
  let chunks = [];
  let size = 0;
  let needed = 1;
  for await (const chunk of socket) {
    chunks.push(chunk);
    size += chunk.length;
    // Joined only when a message is whole, since a large one comes in thousands of chunks.
    if (size < needed) continue;
    let data = Buffer.concat(chunks);
    for (;;) {
      const length = lengthOf(data, isStarted);
      if (length === undefined) return yield { type: '', message: data };
      needed = length;
      if (data.length < needed) break;
      const message = data.subarray(0, needed);
      data = data.subarray(needed);
      const type = typeOf(message, isStarted);
      isStarted ||= type === 'startup';
      yield { type, message };
    }
    chunks = [data];
    size = data.length;
  }
}

/**
 * One client at a time: from its first message to the end of its exchange or transaction. All clients share one session, in which
 * messages of one would be skipped as part of the failed query of another.
 */
function createTurns(idleMs) {
  let holder;
  let timer;
  const waiting = [];
  return {
    has: (client) => holder === client,
    take(client) {
      if (holder && holder !== client) return new Promise((resolve) => waiting.push({ client, resolve }));
      clearTimeout(timer);
      holder = client;
    },
    pass() {
      clearTimeout(timer);
      const next = waiting.shift();
      holder = next?.client;
      next?.resolve();
    },
    /** Disconnects the holder when it has been idle for too long while others wait. */
    watch() {
      clearTimeout(timer);
      const check = () => (waiting.length > 0 ? holder.dismiss() : this.watch());
      timer = setTimeout(check, idleMs).unref();
    },
  };
}

/**
 * Serves PGlite to any number of PostgreSQL clients. COPY FROM STDIN and requests to cancel are not supported.
 * @param {import('@electric-sql/pglite').PGlite} database
 * @param {{ path: string } | { port: number, host: string }} address
 * @param {{ onLost: (error: Error) => void, idleMs?: number }} options `onLost`: the backend has ended and answers nobody any more
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function servePostgres(database, address, { onLost, idleMs = IDLE_MS }) {
  const turns = createTurns(idleMs);
  /** @type {Map<import('node:net').Socket, Promise<void>>} */
  const clients = new Map();
  /** Whose turn it was last. */
  let last;

  /** Resolves with the state of the transaction, `I` for none; undefined while the exchange goes on. */
  async function execute(message, send = (_data) => {}) {
    let end = Buffer.alloc(0);
    const onRawData = (data) => {
      end = Buffer.concat([end, data.subarray(-READY.length - 1)]).subarray(-READY.length - 1);
      send(data);
    };
    const run = () => database.execProtocolRawStream(new Uint8Array(message), { onRawData });
    await database.runExclusive(run).catch(onLost);
    return end.subarray(0, -1).equals(READY) ? String.fromCharCode(end.readUInt8(READY.length)) : undefined;
  }

  /** Leaves the session as others expect it. */
  async function release(client) {
    if (!turns.has(client)) return;
    if ((await execute(SYNC)) !== IDLE) await execute(ROLLBACK);
    turns.pass();
  }

  async function converse(client) {
    const { socket } = client;
    /** Whether no exchange is under way. */
    let isBetween = true;
    for await (const { type, message } of messagesOf(socket)) {
      if (LAST.has(type)) return;
      if (type === 'encryption') socket.write('N');
      if (type === 'encryption' || COPY.has(type)) continue;
      if (!FORWARDED.has(type)) {
        await release(client);
        return farewell(socket, '08P01', 'not a message of PostgreSQL’s protocol 3');
      }
      await turns.take(client);
      // It hung up while it waited.
      if (socket.destroyed) return;
      if (last && last !== client) await execute(RESET);
      last = client;
      const whole = mayCopy(type) ? Buffer.concat([message, COPY_FAIL]) : message;
      // A copy: PGlite overwrites its buffer while a socket that is slower than the database still has to send it.
      const state = await execute(whole, (data) => socket.write(Buffer.from(data)));
      // COPY FROM PROGRAM does this, for which WebAssembly has no processes.
      if (!state && (type === 'S' || (isBetween && ENDS.has(type)))) onLost(new Error('it no longer answers'));
      isBetween = state !== undefined;
      if (state === IDLE) turns.pass();
      else turns.watch();
    }
  }

  async function serve(socket) {
    const client = {
      socket,
      dismiss: () => farewell(socket, '25P03', 'idle for too long in a transaction, while others waited'),
    };
    // A connection that breaks ends the iteration with an error.
    await (clients.size >= MAX_CLIENTS ? farewell(socket, '53300', 'too many clients') : converse(client)).catch(
      () => {},
    );
    socket.destroy();
    await release(client);
    clients.delete(socket);
  }

  const server = createServer((socket) => {
    socket.on('error', () => {});
    clients.set(socket, serve(socket));
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(address, () => resolve(undefined)));
  return {
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of clients.keys()) socket.destroy();
      await Promise.all([closed, ...clients.values()]);
    },
  };
}
