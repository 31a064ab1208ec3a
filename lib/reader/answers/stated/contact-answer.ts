import type { PhoneFact } from '../../facts/shared/fact-types';
import { lettersOf } from '../../text/tokens';
import { type Quote, quoteOf } from '../quotes/quotes';
import type { ParsedQuestion } from '../rank/concepts';
import type { SiteIndex } from '../site/site-index';
import type { Found } from './answer-type';

/** The shortest own line that states a fact. */
export function lineWith(fact: string, index: SiteIndex): Quote | undefined {
  const wanted = lettersOf(fact);
  const [line] = index.own
    .filter(({ unit }) => lettersOf(unit.text).includes(wanted))
    .sort((a, b) => a.unit.text.length - b.unit.text.length);
  return (line && quoteOf(line.unit, index)) ?? undefined;
}

/** The telephone number of the business, as its website writes it, with the line that states it. */
export function findTelephone(
  index: SiteIndex,
  types: readonly PhoneFact['type'][] = ['phone', 'mobile', 'freephone'],
): { value: string; quote: Quote } | undefined {
  const phones = types.flatMap((wanted) => index.facts.phones.filter(({ type }) => type === wanted));
  for (const { display } of phones) {
    const quote = lineWith(display, index);
    if (quote) return { value: display, quote };
  }
  return undefined;
}

const MIN_PARTS = 2;
/** The address, as much of it as stands in one line: what only markup adds, such as a country, is left out. */
function findAddress(index: SiteIndex): { value: string; quote: Quote } | undefined {
  const parts = index.facts.addresses[0]?.address.split(', ') ?? [];
  for (let count = parts.length; count > 0; count -= 1) {
    const value = parts.slice(0, count).join(', ');
    const quote = count === parts.length || count >= MIN_PARTS ? lineWith(value, index) : undefined;
    if (quote) return { value, quote };
  }
  return undefined;
}

const asked: readonly [RegExp, readonly PhoneFact['type'][]][] = [
  [/\bmobile\b/i, ['mobile']],
  [/\bwhatsapp\b/i, ['whatsapp']],
  [/\bfax\b/i, ['fax']],
  [/\bfree ?phone\b/i, ['freephone']],
];

function findFact({ kind, text }: ParsedQuestion, index: SiteIndex): { value: string; quote: Quote } | undefined {
  if (kind === 'phone') return findTelephone(index, asked.find(([pattern]) => pattern.test(text))?.[1]);
  if (kind === 'where') return findAddress(index);
  const value = index.facts.emails[0]?.email;
  const quote = value === undefined ? undefined : lineWith(value, index);
  return value !== undefined && quote ? { value, quote } : undefined;
}

/** The answer to a question for the telephone number, the e-mail address or the address of the business; undefined for any other. */
export function answerContact(question: ParsedQuestion, index: SiteIndex): Found | undefined {
  const { kind, required } = question;
  if ((kind !== 'phone' && kind !== 'email' && kind !== 'where') || required.length > 0) return undefined;
  const found = findFact(question, index);
  // A number for faxes is none to call.
  if (!found && kind === 'phone' && index.facts.phones.some(({ type }) => type === 'fax'))
    return { tier: 'silent', quotes: [] };
  return (
    found && {
      tier: 'answer',
      fact: found.value,
      stated: { kind: kind === 'where' ? 'address' : kind, value: found.value },
      quotes: [{ ...found.quote, place: 0, isFocus: true }],
    }
  );
}
