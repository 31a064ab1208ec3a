import { wordList } from '../../lexicon/lexicon';
import { isPlaceholderEmail } from '../shared/placeholders';

/** Digits behind an address are a telephone number that the text glues to it. */
const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,18}(?![a-z_])/gi;
/** `info [at] example [dot] ie` */
const OBFUSCATED =
  /\b([a-z0-9._-]{1,40})\s?[[(]\s?at\s?[\])]\s?([a-z0-9-]{1,40})\s?(?:[[(]\s?dot\s?[\])]|\.)\s?(co\.uk|[a-z]{2,3})\b/gi;
const FILE_ENDING = /\.(?:png|jpe?g|gif|svg|webp|avif|js|css)$/i;

const MAX_TEXT = 20_000;

/** Whether a text may have an e-mail address. */
export const mayHaveEmail = (text: string): boolean => text.includes('@') || /[[(]\s?at\s?[\])]/i.test(text);

/** E-mail addresses in a text, including those written with [at] and [dot], without examples (`you@example.com`). */
export function findEmails(text: string): string[] {
  if (text.length > MAX_TEXT) return [];
  // In "info@example.ieMain Street" the ending is not followed by a space.
  const plain = (text.includes('@') ? (text.match(EMAIL) ?? []) : []).map((email) =>
    email.replace(/(\.[a-z]{2,})[A-Z][A-Za-z]*$/, '$1'),
  );
  const obfuscated = /[[(]\s?at\s?[\])]/i.test(text) ? [...text.matchAll(OBFUSCATED)] : [];
  const decoded = obfuscated.map(([, user, host, end]) => `${user}@${host}.${end}`);
  return [...plain, ...decoded].filter((email) => !FILE_ENDING.test(email) && !isPlaceholderEmail(email));
}

/** Decodes Cloudflare's e-mail protection: each byte is XORed with the first one. */
export function decodeCloudflareEmail(hex: string): string {
  const bytes = (hex.slice(0, 400).match(/[\da-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));
  return bytes
    .slice(1)
    .map((byte) => String.fromCharCode(byte ^ (bytes[0] ?? 0)))
    .join('');
}

const FREE_MAIL = new Set(wordList('emails', 'freeMail'));

/** Whether an e-mail address is at a provider of mailboxes for everybody: its domain tells nothing about its owner. */
export const isFreeMail = (email: string): boolean => FREE_MAIL.has(/@([^.]*)/.exec(email.toLowerCase())?.[1] ?? '');
