import { statementOf } from './statement';
import type { Fact, Token } from './tokens';
import { priceUnits } from './words';

type Parts = readonly (readonly Token[])[];

/** What says that a list has an item: "the bait room includes a fridge". */
export interface Inclusion {
  /** The meanings of the words for the list. */
  list: readonly string[];
  /** What it includes. */
  items: Parts;
}

const INCLUDES = /^(?:includes?|including)$/;

/** A clause that says what a list includes; undefined for any other. */
export function inclusionIn(parts: Parts): Inclusion | undefined {
  const part = parts.findIndex((tokens) => tokens.some((token) => token.is === 'word' && INCLUDES.test(token.word)));
  const tokens = parts[part];
  if (!tokens) return undefined;
  const verb = tokens.findIndex((token) => token.is === 'word' && INCLUDES.test(token.word));
  const { stems, facts, negations } = statementOf([...parts.slice(0, part), tokens.slice(0, verb)]);
  const items = [tokens.slice(verb + 1), ...parts.slice(part + 1)].filter(
    (item) => statementOf([item]).items.length > 0,
  );
  if (stems.length === 0 || facts.length > 0 || negations > 0 || items.length === 0) return undefined;
  return { list: stems.map(({ meaning }) => meaning), items };
}

const MOST = 100;

/**
 * What one costs, for a clause that says what several cost, in the ways in which a line may say it: "one night is €95" and "€95 per night"
 * for "two nights are €190". None if the clause says nothing of the kind, or if its price is no multiple.
 */
export function pricesOfOne(parts: Parts): Parts[] {
  const facts = parts.flat().filter((token): token is Fact => token.is === 'fact');
  const [count, price] = facts;
  if (facts.length !== 2 || count?.kind !== 'number' || price?.kind !== 'money') return [];
  const [, currency = '', amount = ''] = /^(\D+)([\d.]+)$/.exec(price.value) ?? [];
  const [of, cents] = [Number(count.value), Math.round(Number(amount) * 100)];
  if (count.bound || price.bound || price.unit || !(of >= 2 && of <= MOST) || cents === 0 || cents % of !== 0)
    return [];
  const one: Fact = { ...price, value: `${currency}${cents / of / 100}` };
  const counted = parts.flat()[parts.flat().indexOf(count) + 1];
  const unit = counted?.is === 'word' ? priceUnits.get(counted.word.replace(/s$/, '')) : undefined;
  const without = (left: readonly Token[], fact: Fact): Parts =>
    parts.map((part) => part.flatMap((token) => (left.includes(token) ? [] : token === price ? [fact] : [token])));
  return [without([count], one), ...(unit && counted ? [without([count, counted], { ...one, unit })] : [])];
}
