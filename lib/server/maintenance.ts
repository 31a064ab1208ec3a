import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { formatDate, formatTime } from '@/lib/format';
import type { Copy } from '@/lib/http/status-page';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import type { Awaitable, Context, Middleware } from './compose';
import type { Render } from './render';
import { rejectRequest } from './security/reject-request';

/** How long a change of the file may go unnoticed. */
const CHECK_INTERVAL_MS = SECOND_MS;
/** The shortest time after which clients are told to try again, also when maintenance takes longer than announced. */
const MIN_RETRY_SECONDS = MINUTE_MS / SECOND_MS;

/** What stays available: signing in as an admin, endpoints for the operator's own programs, and the icon of the page. */
const AVAILABLE = /^\/(auth|api\/(auth|health|metrics|internal))(\/|$)|^\/icon\.svg$/;

/** The expected end as visitors read it: its day only if that is not today. Without a time once it has passed. */
function describeEnd(end: number, now: number): string {
  if (end <= now) return 'We’ll be back shortly.';
  const day = formatDate(new Date(end));
  return `We expect to be back at ${formatTime(new Date(end))}${day === formatDate(new Date(now)) ? '' : ` on ${day}`}, Irish time.`;
}

const describeMaintenance = (end: number): Copy => ({
  title: 'We’ll be right back',
  advice: `We are working on the site. ${describeEnd(end, Date.now())} What you have sent is safe. If you were filling in a form, go back: your text is still there, and you can send it then.`,
  // The same URL, whatever it is: that of another site could follow a double slash.
  link: { href: '', label: 'Try again' },
});

const ADMIN_PATH = '/api/internal/admin';

const hasCredentials = ({ headers: { cookie, authorization } }: IncomingMessage) => Boolean(cookie || authorization);

/** Whether the credentials of a request are those of a signed-in admin. Asks the application. */
export const createAdminCheck =
  (render: Render, host: string) =>
  async ({ headers: { cookie, authorization } }: IncomingMessage): Promise<boolean> => {
    const credentials = { ...(cookie && { cookie }), ...(authorization && { authorization }) };
    const { status } = await render({ method: 'GET', url: ADMIN_PATH, headers: { host, ...credentials } });
    return status === 204;
  };

type Options = {
  /** Exists during maintenance, and contains the time at which it is expected to end (scripts/maintenance.mjs). */
  file: string;
  /** Counts a request against its client's limit; those with credentials are, before they cost a query. */
  countRequest: Middleware;
  isAdmin: (request: IncomingMessage) => Promise<boolean>;
  checkIntervalMs?: number;
};

/** Responds with 503 and Retry-After during maintenance, except to admins. Looks at the file at most once a second. */
export function maintenance({ file, countRequest, isAdmin, checkIntervalMs = CHECK_INTERVAL_MS }: Options): Middleware {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let expectedEnd: number | undefined;

  function readExpectedEnd(): number | undefined {
    const now = Date.now();
    if (Math.abs(now - checkedAt) < checkIntervalMs) return expectedEnd;
    checkedAt = now;
    try {
      expectedEnd = Date.parse(readFileSync(file, 'utf8')) || now;
    } catch {
      expectedEnd = undefined;
    }
    return expectedEnd;
  }

  function reject({ request, response }: Context, end: number): void {
    const seconds = Math.max(MIN_RETRY_SECONDS, Math.ceil((end - Date.now()) / SECOND_MS));
    const headers = { 'Retry-After': String(seconds) };
    rejectRequest(request, response, { status: 503, headers, copy: describeMaintenance(end) });
  }

  async function rejectUnlessAdmin(context: Context, next: () => Awaitable, end: number): Promise<void> {
    // The database itself may be under maintenance.
    const isAllowed = await isAdmin(context.request).catch(() => false);
    return isAllowed ? next() : reject(context, end);
  }

  return (context, next) => {
    const end = readExpectedEnd();
    if (end === undefined || AVAILABLE.test(context.path)) return next();
    if (!hasCredentials(context.request)) return reject(context, end);
    return countRequest(context, () => rejectUnlessAdmin(context, next, end));
  };
}
