// Preloaded into the web server: tells it the address that a request comes from, in a header that no client can set.
// Next itself passes on X-Forwarded-For as it came, which anybody can write; rate limits must not go by that.
import { Server } from 'node:http';

const HEADER = 'x-client-address';
const proxies = Number(process.env.TRUSTED_PROXIES || '0');

/** The entry that the outermost trusted proxy added, or the other end of the connection where there is none. */
function addressOf({ headers, socket }) {
  const chain = String(headers['x-forwarded-for'] ?? '').split(',');
  return (proxies > 0 && chain.at(-proxies)?.trim()) || socket.remoteAddress || 'unknown';
}

const emit = Server.prototype.emit;
Server.prototype.emit = function emitWithAddress(event, ...args) {
  if (event === 'request') args[0].headers[HEADER] = addressOf(args[0]);
  return emit.call(this, event, ...args);
};
