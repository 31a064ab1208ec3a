import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import { sendEmail } from '@/lib/mail/transport';
import { signWebhook } from '@/lib/signing';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import type { Announced } from './alarm-state';

const WEBHOOK_TIMEOUT_MS = 10 * SECOND_MS;
/** The next alarm does not wait longer for a mail server, which may still take the mail (RFC 5321 allows it ten minutes). */
const MAIL_TIMEOUT_MS = MINUTE_MS;

/** What people are told: an alarm that began, or ended. */
export type Announcement = { event: 'begun' | 'ended'; alarm: string } & Pick<
  Announced,
  'what' | 'remedy' | 'since' | 'goneSince'
>;

/** The same for each attempt, so that receivers recognise a repeated one. */
const idOf = ({ event, alarm, since }: Announcement) => `alarm-${alarm.replaceAll(' ', '-')}-${since}-${event}`;

/** The mails that a server has not refused yet, by id: those that it takes its time for are not sent again. */
const underWay = new Map<string, Promise<unknown>>();

/** Sends a mail, or waits for the one that is under way. */
async function sendOnce(id: string, send: () => Promise<unknown>): Promise<void> {
  const sent = underWay.get(id) ?? send();
  underWay.set(id, sent);
  sent.catch(() => underWay.delete(id));
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server takes too long.')), MAIL_TIMEOUT_MS);
  });
  await Promise.race([sent, tooLong]).finally(() => clearTimeout(timer));
  underWay.delete(id);
}

function mail(announcement: Announcement, to: string): Promise<void> {
  const { event, alarm, what, remedy, since, goneSince = Date.now() } = announcement;
  const site = new URL(env.siteUrl).hostname;
  const from = formatMoment(new Date(since));
  const hasBegun = event === 'begun';
  const id = idOf(announcement);
  const content = {
    subject: hasBegun ? `Alarm: ${alarm} (${site})` : `Over: ${alarm} (${site})`,
    greeting: hasBegun ? `Something is wrong at ${site}, since ${from}:` : `This is over at ${site}:`,
    paragraphs: hasBegun ? [what, remedy] : [what, `From ${from} to ${formatMoment(new Date(goneSince))}.`],
    isUnsigned: true,
    notes: ['You get a mail when an alarm begins and one when it ends. npm run doctor prints all that are on.'],
  };
  return sendOnce(id, () => sendEmail(content, { id, kind: 'alarm', to }));
}

async function post(announcement: Announcement, url: string, secret: string): Promise<void> {
  const { event, alarm, what, remedy, since, goneSince } = announcement;
  const body = JSON.stringify({
    event,
    alarm,
    what,
    remedy,
    site: env.siteUrl,
    since: new Date(since),
    until: event === 'ended' ? new Date(goneSince ?? Date.now()) : undefined,
  });
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': idOf(announcement),
      'X-Signature': signWebhook(body, secret, Math.floor(Date.now() / SECOND_MS)),
    },
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook of the alarms responded with status ${response.status}.`);
}

/** A way to tell somebody. Rejects if nobody was told. */
export type Channel = { name: string; tell: (announcement: Announcement) => Promise<void> };

/** The ways that are set up: ALARMS_EMAIL and ALARMS_WEBHOOK_URL. Neither goes through the database. */
export function alarmChannels(): Channel[] {
  const { email, webhookUrl, webhookSecret } = env.alarms;
  return [
    ...(email ? [{ name: 'mail', tell: (one: Announcement) => mail(one, email) }] : []),
    ...(webhookUrl && webhookSecret
      ? [{ name: 'webhook', tell: (one: Announcement) => post(one, webhookUrl, webhookSecret) }]
      : []),
  ];
}

/** Tells the watcher of HEARTBEAT_URL that somebody here is watching. */
export async function sendHeartbeat(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HEARTBEAT_URL responded with status ${response.status}.`);
}
