/** The messages after which a client waits for an answer: Sync, Query, Terminate; and the untyped ones of a new connection. */
const ENDS = new Set(['S', 'Q', 'X', '\0']);

/**
 * PGlite as its socket server uses it, with one difference: what a client sends up to its next Sync is worked on as a whole.
 *
 * All clients share one backend. The server (0.2.17) lets another client in between two messages unless a transaction is
 * open, and a statement that fails (a unique key, say) closes its transaction at once, before the client's Sync. The other
 * client's messages were then skipped as part of the failed exchange: 'portal "" does not exist', or no answer at all.
 */
export function wholeExchanges(database) {
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
    // The server asks this to find out whether others have to wait.
    isInTransaction: () => isOpen || database.isInTransaction(),
  };
}
