import type { Block } from './page-blocks';

const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,18}\b/gi;
/** `info [at] example [dot] ie` */
const SPELT_EMAIL =
  /\b([a-z0-9._-]{1,40})\s?[[(]\s?at\s?[\])]\s?([a-z0-9-]{1,40})\s?[[(]\s?dot\s?[\])]\s?(ie|com|net|org|eu|co\.uk)\b/gi;
const FILE_ENDING = /\.(?:png|jpe?g|gif|svg|webp|avif|js|css)$/i;
/** Irish numbers, with the country's code or a leading zero, freephone, and numbers abroad with a plus. */
const PHONE =
  /(?<![\d€$£.,/-])(?:(?:\+|00)353[\s.-]?(?:\(0\)[\s.-]?)?[1-9]\d?[\s.-]?\d{3}[\s.-]?\d{3,4}|\(?0[1-9]\d?\)?[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{1,2}|\(?0(?:40[24]|50[45])\)?[\s.-]?\d{2}[\s.-]?\d{3}|1[58][059]0[\s.-]?\d{2,3}[\s.-]?\d{3,4}|0818[\s.-]?\d{3}[\s.-]?\d{3}|\+(?!353)[1-9]\d{0,2}[\s.-]?(?:\(0?\d{1,4}\)[\s.-]?)?\d{2,4}(?:[\s.-]?\d{2,4}){1,3})(?![\d€/-])/g;
const PRICE =
  /(?:from )?€\s?\d{1,3}(?:[,.]?\d{3})*(?:[.,]\d{1,2})?(?![.,]?\d|\s?[mb]illion\b|m\b)(?:\s?[-–]\s?€?\s?\d{1,6}(?:[.,]\d{2})?(?!\d))?|(?<![\d.,])\d{1,6}(?:[.,]\d{2})?\s?(?:€|euros?\b|EUR\b)/gi;
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const DAYS = new RegExp(`\\b${DAY}\\b|\\b(?:weekdays|weekends|daily|every ?day|bank holidays?|7 days)\\b`, 'i');
const ONLY_DAYS = new RegExp(`^(?:${DAY}|weekdays|weekends|bank holidays?|[\\s,&/:–-]|to|and)+$`, 'i');
const HOURS =
  /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|noon)?\s?(?:-|–|—|to|until|till)\s?(?:\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)?|noon|midnight|late)|\bclosed\b|\b24 ?hours\b|\bby appointment\b/i;
/** Longer blocks hold prose; facts stand in short ones. */
const MAX_BLOCK = 20_000;

/** E-mail addresses in a text, also those spelt with [at] and [dot]. */
export function findEmails(text: string): string[] {
  if (text.length > MAX_BLOCK) return [];
  // Looked for only where their signs are: most blocks have none.
  const plain = text.includes('@') ? (text.match(EMAIL) ?? []) : [];
  const spelt = /[[(]\s?at\s?[\])]/i.test(text) ? [...text.matchAll(SPELT_EMAIL)] : [];
  const written = spelt.map(([, user, host, end]) => `${user}@${host}.${end}`);
  return [...plain, ...written].filter((email) => !FILE_ENDING.test(email));
}

/** Telephone numbers in a text as they are written there. */
export function findPhones(text: string): string[] {
  if (text.length > MAX_BLOCK || !/\d\d/.test(text)) return [];
  return (text.match(PHONE) ?? []).filter((number) => {
    const digits = number.replace(/\D/g, '').length;
    return digits >= 8 && digits <= 15;
  });
}

/** What makes two spellings of a telephone number one: `+353 1 234 5678` is `01 234 5678`. */
export function phoneKey(phone: string): string {
  return phone
    .replace(/\(0\)/g, '')
    .replace(/\D/g, '')
    .replace(/^(?:00)?353/, '0')
    .replace(/^00/, '0');
}

/** Prices in euro as they are written, ranges in one piece. */
export function findPrices(text: string): string[] {
  if (text.length > MAX_BLOCK || !/€|eur/i.test(text)) return [];
  return (text.match(PRICE) ?? []).map((price) => price.trim());
}

/** Lines that name days and hours; a line of days only is joined with the line of hours that follows it. */
export function findOpeningHours(blocks: Block[]): string[] {
  const lines = blocks.flatMap(({ text }) => (text.length > 600 ? [] : text.replaceAll(' | ', ' ').split('\n')));
  const found: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.length > 160) continue;
    const next = lines[at + 1] ?? '';
    if (DAYS.test(line) && HOURS.test(line)) found.push(line);
    else if (line.length < 40 && ONLY_DAYS.test(line) && next.length < 40 && HOURS.test(next) && !DAYS.test(next)) {
      found.push(`${line.replace(/:$/, '')} ${next}`);
    }
  }
  return found;
}
