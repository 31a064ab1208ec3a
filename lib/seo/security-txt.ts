import { env } from '@/lib/env';
import { DAY_MS } from '@/lib/time';

/** RFC 9116 recommends less than a year. Counted from today, so that the file never expires while the site is served. */
const HOLDS_DAYS = 180;

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** security.txt: where to report a vulnerability of the site (RFC 9116). */
export function securityTxt(now = new Date()): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${env.contactEmail}`,
    `Expires: ${new Date(today + HOLDS_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.siteUrl}${SECURITY_TXT_PATH}`,
  ];
  return `${lines.join('\n')}\n`;
}
