/** Messages after which a client waits for a response: Sync, Query, Terminate, and the untyped messages of a new connection. */
const ENDS = new Set(['S', 'Q', 'X', '\0']);

/**
 * PGlite for its socket server, with one difference: all messages of a client up to its next Sync are processed without
 * interruption.
 * All clients share one backend. The server (0.2.17) switches clients between two messages unless a transaction is open, and
 * a failing statement (such as a unique violation) closes its transaction before the client's Sync. Messages of the other
 * client were then skipped as part of the failed query: 'portal "" does not exist', or no response at all.
 */
export function serializeExchanges(database) {
  let isOpen = false;
  return {
    waitReady: database.waitReady,
    runExclusive: (work) => database.runExclusive(work),
    exec: (sql) => {
      isOpen = false;
      return database.exec(sql);
    },
    execProtocolRawStream: (message, options) => {
      isOpen = !ENDS.has(String.fromCharCode(message[0]));
      return database.execProtocolRawStream(message, options);
    },
    // The server uses this to find out whether other clients have to wait.
    isInTransaction: () => isOpen || database.isInTransaction(),
  };
}

/** Creates an empty database. */
export async function createDatabase(folder) {
  process.umask(0o077);
  const { PGlite } = await import('@electric-sql/pglite');
  await (await PGlite.create(folder)).close();
}
