import { connect, createServer, type Socket } from 'node:net';

export type DatabaseProxy = {
  /** The connection string of the database through the proxy. */
  url: string;
  /** Resets all connections and refuses new ones, as during a restart of the server. */
  interrupt: () => void;
  resume: () => void;
  stop: () => Promise<void>;
};

/** A TCP proxy in front of a database server, to interrupt its connections. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isUp = true;
  const server = createServer((client) => {
    if (!isUp) return void client.resetAndDestroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
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
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  const interrupt = () => {
    isUp = false;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    interrupt,
    resume: () => {
      isUp = true;
    },
    async stop() {
      interrupt();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
