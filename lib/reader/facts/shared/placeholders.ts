import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { memoize } from '@/lib/text/memoize';
import { factsWords, wordList } from '../../lexicon/lexicon';
import { Phrases } from '../../lexicon/phrases';

const lists = {
  text: factsWords('placeholders', 'text', /\[[^\][]{0,60}\b(?:add|confirm|insert|your)\b[^\][]{0,60}\]/),
  // There are Main Streets with a number 123, but they have a code.
  address: factsWords('placeholders', 'address', /\b1234? main st(?!.*\b[A-Z]{1,2}\d\w{0,2}\s?(?=[A-Z]*\d)\w{3,4}\b)/i),
  person: factsWords('placeholders', 'person'),
  name: factsWords('placeholders', 'name'),
  /** What a form asks for, or a title says on any website: no name, but no sign of a template either. */
  label: factsWords('placeholders', 'label'),
};
type Kind = keyof typeof lists | 'email' | 'phone';
const kinds = Object.keys(lists) as (keyof typeof lists)[];
const ANY = Phrases.anyOf(Object.values(lists));

/** Which kind of fact a template has a text for where its owner should write, if it has. */
const kindOf = memoize((text): Kind | undefined =>
  ANY.test(text) ? kinds.find((kind) => lists[kind].test(text)) : undefined,
);

/** Whether a template has this name, address, price or other text where its owner should write. */
export const isPlaceholder = (text: string): boolean => kindOf(text.trim()) !== undefined;

const NOBODY = new Set(wordList('emails', 'nobody'));
const NOWHERE = new Set(wordList('emails', 'nowhere'));
const YOURS = factsWords('placeholders', 'yours');

/** Whether an e-mail address is an example of a form or template, or a technical one of a website builder. */
export function isPlaceholderEmail(email: string): boolean {
  const [user = '', host = ''] = email.toLowerCase().split('@');
  const labels = host.split('.').slice(0, -1);
  return NOBODY.has(user) || labels.some((label) => NOWHERE.has(label) || YOURS.test(label));
}

/** Whether a number in E.164 is one that nobody has: it counts up from 1 or 0, has one digit only, or is of fiction. */
export const isPlaceholderPhone = memoize((number): boolean => {
  const digits = parsePhoneNumberFromString(number)?.nationalNumber ?? number.replace(/^\+/, '');
  return /^(?:0?1)?2345678(?:90{0,2})?$|^(\d)\1{6,}$|^1?555\d{7}$/.test(digits) || /^\+1\d{3}55501\d\d$/.test(number);
});

const EMAIL = /[\w.-]{1,40}@[\w-]{1,40}(?:\.[\w-]{1,20}){1,4}/g;
const PHONE = /\+?[\d(][\d\s().-]{7,18}\d/g;

/** The kinds of placeholders in a line, without the labels of forms. */
function kindsIn(text: string): Kind[] {
  if (text.length > 500) return [];
  const kind = kindOf(text);
  const hasEmail = text.includes('@') && text.match(EMAIL)?.some(isPlaceholderEmail);
  const hasPhone = text.match(PHONE)?.some((one) => isPlaceholderPhone(one.replace(/\D/g, '')));
  return [kind !== 'label' && kind, hasEmail && 'email', hasPhone && 'phone'].filter(
    (one) => one !== false && one !== undefined,
  ) as Kind[];
}

/** Whether a line has a text, an address or a number of a template. */
export const hasPlaceholder = (text: string): boolean => kindsIn(text).length > 0;

/** The kinds of placeholders in the lines of a page, each once with a line that has it. */
export function findPlaceholders(lines: readonly { text: string }[]): { kind: Kind; text: string }[] {
  const found = new Map(lines.flatMap(({ text }) => kindsIn(text).map((kind) => [kind, text] as const)));
  return [...found].map(([kind, text]) => ({ kind, text }));
}
