import { formatMoment } from '@/lib/format';
import { greeting } from '@/lib/mail/greeting';
import { mailtoUrl } from '@/lib/text/mailto-url';
import { shorten } from '@/lib/text/one-line';
import type { LeadKind, OTHER } from './unions';

/** Characters of the message that a reply quotes: browsers cut longer URLs, and mail programs refuse them. */
const MAX_QUOTE = 600;

type Lead = { kind: LeadKind | typeof OTHER; name: string; email: string; message: string | null; createdAt: Date };

const quoted = (text: string) =>
  shorten(text, MAX_QUOTE)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');

/** The `mailto:` URL of a reply to a lead: its subject, a greeting, and what they wrote. */
export function replyUrl({ kind, name, email, message, createdAt }: Lead): string {
  const subject = kind === 'free_trial' ? 'Your free trial' : 'Your message';
  const start = `${greeting(name)}\r\n\r\n\r\n`;
  const body = message ? `${start}\r\nOn ${formatMoment(createdAt)}, you wrote:\r\n${quoted(message)}` : start;
  return `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
