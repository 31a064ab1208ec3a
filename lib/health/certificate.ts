import { once } from 'node:events';
import { connect } from 'node:tls';
import { formatDate } from '@/lib/format';
import { DAY_MS, SECOND_MS } from '@/lib/time';

const TIMEOUT_MS = 5 * SECOND_MS;
/** Certbot renews 30 days before the end: with less than this left, it has failed for two weeks. */
const LEFT_MS = 14 * DAY_MS;
const REMEDY = 'Renew it (certbot renew) and have the proxy load it; docs/deployment.md.';

/**
 * What is wrong with the certificate that visitors of a site get: it expires within 14 days, or browsers reject it. Null when nothing is, or
 * when the site is not served over https.
 * @throws when the address cannot be reached from this machine
 */
export async function findCertificateProblem(siteUrl: string): Promise<{ what: string; remedy: string } | null> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return null;
  // An expired certificate is read too.
  const socket = connect({
    host: hostname,
    port: Number(port) || 443,
    servername: hostname,
    rejectUnauthorized: false,
  });
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('timeout')));
  try {
    await once(socket, 'secureConnect');
    const { valid_to: end } = socket.getPeerCertificate();
    if (Date.parse(end) - Date.now() < LEFT_MS)
      return { what: `The certificate of ${hostname} ends on ${formatDate(new Date(end))}.`, remedy: REMEDY };
    if (!socket.authorized)
      return { what: `Browsers reject the certificate of ${hostname} (${socket.authorizationError}).`, remedy: REMEDY };
    return null;
  } finally {
    socket.destroy();
  }
}
