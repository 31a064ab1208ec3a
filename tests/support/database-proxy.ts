import { connect, createServer, type Socket } from 'node:net';

export type DatabaseProxy = {
  /** The connection string of the database through the proxy. */
  url: string;
  /** Resets all connections and refuses new ones, as during a restart of the server. */
  interrupt: () => void;
  /** Holds back what the server sends from now on, as a slow server or network does; with a text, on connections on which it comes. */
  holdResponses: (text?: string) => void;
  /** How many pieces of responses are held back. */
  heldResponses: () => number;
  /** Ends an interruption, and sends what was held back. */
  resume: () => void;
  stop: () => Promise<void>;
};

/** Only a TCP connection can be reset. */
const reset = (socket: Socket) => (socket.remoteAddress ? socket.resetAndDestroy() : socket.destroy());

/** A TCP proxy in front of a database server, to interrupt its connections. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const sockets = new Set<Socket>();
  let isUp = true;
  let held: (() => void)[] | undefined;
  let heldText = '';
  const heldSockets = new Set<Socket>();
  const server = createServer((client) => {
    if (!isUp) return void client.resetAndDestroy();
    const upstream = folder
      ? connect(`${folder}/.s.PGSQL.5432`)
      : connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on('data', (chunk) => {
      if (held && chunk.includes(heldText)) heldSockets.add(client);
      const send = () => client.write(chunk);
      if (held && heldSockets.has(client)) held.push(send);
      else send();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  url.searchParams.delete('host');
  const interrupt = () => {
    isUp = false;
    for (const socket of sockets) reset(socket);
  };
  return {
    url: url.href,
    interrupt,
    holdResponses: (text = '') => {
      held = [];
      heldText = text;
    },
    heldResponses: () => held?.length ?? 0,
    resume: () => {
      isUp = true;
      for (const send of held ?? []) send();
      held = undefined;
      heldSockets.clear();
    },
    async stop() {
      interrupt();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
