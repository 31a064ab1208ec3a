import { addressesIn } from '../requests/reach';

/** Replaces what a model need not know by placeholders, and puts it back. */
export interface Placeholders {
  hide(text: string): string;
  restore(text: string): string;
}

const EMAIL = /[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,190}\.[a-z]{2,24}/gi;
const NUMBER = /\+?\d[\d ()/.-]{5,18}\d/g;
const MIN_DIGITS = 7;
const DATE = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/;

const numbersIn = (text: string): string[] =>
  (text.match(NUMBER) ?? []).filter(
    (found) => found.replace(/\D/g, '').length >= MIN_DIGITS && !DATE.test(found.trim()),
  );

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Placeholders for telephone numbers, e-mail and postal addresses in a customer's messages, and for names and addresses that were taken down. */
export function placeholdersFor(
  messages: readonly string[],
  taken: { names: readonly string[]; addresses: readonly string[] },
): Placeholders {
  const values = new Map<string, string>();
  const add = (kind: string, found: readonly string[]) => {
    for (const value of new Set(found.map((one) => one.trim()).filter(Boolean)))
      if (![...values.values()].includes(value)) values.set(`[${kind} ${values.size + 1}]`, value);
  };
  add(
    'email',
    messages.flatMap((text) => text.match(EMAIL) ?? []),
  );
  add('phone', messages.flatMap(numbersIn));
  add('name', taken.names);
  add('address', [...taken.addresses, ...messages.flatMap(addressesIn)]);
  // A long value may contain a short one.
  const longest = [...values].sort(([, a], [, b]) => b.length - a.length);
  const patterns = longest.map(
    ([placeholder, value]) =>
      [placeholder, new RegExp(`(?<![\\p{L}\\p{N}])${escaped(value)}(?![\\p{L}\\p{N}])`, 'giu')] as const,
  );
  return {
    hide: (text) => patterns.reduce((rest, [placeholder, pattern]) => rest.replace(pattern, placeholder), text),
    restore: (text) => longest.reduce((rest, [placeholder, value]) => rest.replaceAll(placeholder, () => value), text),
  };
}
