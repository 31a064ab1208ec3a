import { oneLine } from '@/lib/text/one-line';
import { collectFacts } from '../../facts/collect-facts';
import {
  type FactLine,
  type FactText,
  factLines,
  findSaid,
  keyOfFact,
  type OwnerFact,
} from '../../facts/owner/owner-facts';
import { isStatedKind, type OwnerKind, ownerKinds } from '../../facts/owner/owner-kinds';
import type { PageFacts } from '../../facts/shared/fact-types';
import { findHome } from '../../facts/shared/ownership';
import { isSameLabel } from '../../facts/stated/collect-hours';
import { plainWords } from '../../text/plain-words';
import { lettersOf } from '../../text/tokens';
import { findEmail, findPhone, phoneKey } from '../question/patterns';
import type { AnswerBlock, AnswerPage } from './page';
import { toldPages } from './told-pages';

/** Lines that the business's own page repeats. */
const MAX_TOLD = 20;

/** The shortest line that is a part of an address and of nothing else. */
const MIN_PART = 8;

/** Whether a text states a fact: its number, its address, or one of its lines. */
function says({ kind, text }: FactText, said: string): boolean {
  if (kind === 'phones') return said.replace(/\D/g, '').includes(phoneKey(text));
  if (kind === 'emails') return said.toLowerCase().includes(text.toLowerCase());
  if (kind !== 'addresses') return false;
  const [whole, part] = [lettersOf(text), lettersOf(said)];
  return part.includes(whole) || (part.length >= MIN_PART && whole.includes(part));
}

const isSame = (a: string, b: string): boolean => plainWords(a.normalize()) === plainWords(b.normalize());

type Candidate = { heading: string; text: string; found: object };

/** The candidates of a page that facts may come from, each with its heading and its words. */
const candidatesOf: Record<OwnerKind, (facts: PageFacts) => Candidate[]> = {
  openingHours: ({ hours }) => hours.map((one) => ({ heading: one.label ?? '', text: one.text, found: one })),
  phones: ({ phones }) => phones.map((one) => ({ heading: '', text: `${one.link ?? ''} ${one.text}`, found: one })),
  emails: ({ emails }) => emails.map((one) => ({ heading: '', text: one.email, found: one })),
  addresses: ({ addresses }) => addresses.map((one) => ({ heading: '', text: one.address, found: one })),
  prices: ({ prices }) => prices.map((one) => ({ heading: one.heading ?? '', text: one.text, found: one })),
  services: ({ services }) => services.map((one) => ({ heading: one.heading ?? '', text: one.text, found: one })),
  people: ({ people }) => people.map((one) => ({ heading: '', text: `${one.name}\n${one.role}`, found: one })),
  questions: ({ questions }) =>
    questions.map((one) => ({ heading: '', text: `${one.question}\n${one.answer}`, found: one })),
};

type Refused = FactLine & { correction: string };

/** What is refused: lines by their words, all hours of a label, and contacts, which may stand within other lines. */
interface Refusals {
  keys: ReadonlySet<string>;
  contacts: readonly Refused[];
  hours: readonly Refused[];
  /** The same lines without their headings: a fact that stands on several pages is shown under one of them. */
  words: ReadonlySet<string>;
  /** Facts of their own, of which nothing was said. */
  others: ReadonlySet<string>;
}

const wordsKey = (line: FactText): string => keyOfFact({ ...line, heading: '' });

/** A fact by its words; all hours of one label, since another version of them is not right either. */
const keyOf = (line: FactText): string => keyOfFact(line.kind === 'openingHours' ? { ...line, text: '' } : line);

const isContact = ({ kind }: FactText): boolean => isStatedKind(kind) && kind !== 'openingHours';

/** What a page says of refused facts: their candidates, and the lines that state them. */
function findRefused(
  { keys, contacts, hours, words, others }: Refusals,
  { facts }: AnswerPage,
): { found: object[]; texts: string[] } {
  const candidates = ownerKinds.flatMap((kind) =>
    candidatesOf[kind](facts).flatMap(({ heading, text, found }) => {
      const line = { kind, heading, text };
      const isRefused = isContact(line)
        ? contacts.some((contact) => contact.kind === kind && says(contact, text))
        : kind === 'openingHours'
          ? hours.some((one) => isSameLabel(one.heading, heading))
          : keys.has(keyOf(line)) || (words.has(wordsKey(line)) && !others.has(keyOf(line)));
      return isRefused ? { found, texts: text.split(kind === 'openingHours' ? '; ' : '\n') } : [];
    }),
  );
  return {
    found: candidates.map(({ found }) => found),
    texts: candidates.flatMap(({ texts }) => texts.map(oneLine)).filter(Boolean),
  };
}

const without = (facts: PageFacts, refused: ReadonlySet<object>): PageFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([kind, list]) => [kind, list.filter((one: unknown) => !refused.has(Object(one)))]),
  ) as unknown as PageFacts;

/** A line with the right number or e-mail address in place of the old one, where nothing else of it is changed. */
function correctedIn(text: string, { kind, text: old, correction }: Refused): string | undefined {
  if (correction === '') return undefined;
  const found = kind === 'phones' ? findPhone(text) : kind === 'emails' ? findEmail(text) : null;
  const isOld = found !== null && (kind === 'phones' ? phoneKey(found) === phoneKey(old) : isSame(found, old));
  return isOld ? text.replace(found, () => correction) : undefined;
}

/** Without headings that have lost all their lines. */
function withoutBareHeadings(all: readonly AnswerBlock[], left: readonly AnswerBlock[]): AnswerBlock[] {
  const kept = new Set(left);
  const after = new Map(all.map((block, at) => [block, all[at + 1]]));
  const isBare = (block: AnswerBlock | undefined) => block === undefined || block.kind === 'heading';
  return left.filter((block, at) => {
    const next = after.get(block);
    return block.kind !== 'heading' || isBare(next) || (next && kept.has(next)) || !isBare(left[at + 1]);
  });
}

/** A page without the lines that state what is refused, and those lines as they are right, as far as that is known. */
function withoutRefused(page: AnswerPage, refusals: Refusals): { page: AnswerPage; told: string[] } {
  const refused = findRefused(refusals, page);
  const texts = new Set(refused.texts);
  const refusing = (text: string) => refusals.contacts.filter((line) => says(line, text));
  const gone = page.blocks.filter(({ text }) => texts.has(oneLine(text)) || refusing(text).length > 0);
  const out = new Set(gone);
  return {
    page: {
      ...page,
      blocks: withoutBareHeadings(
        page.blocks,
        page.blocks.filter((block) => !out.has(block)),
      ),
      facts: without(page.facts, new Set(refused.found)),
    },
    told: gone.flatMap(({ text }) => {
      const [line, ...others] = refusing(text);
      return (line && others.length === 0 && correctedIn(text, line)) || [];
    }),
  };
}

/**
 * The pages of a website as their business has corrected them: without the lines that state what is not theirs or not right, and with a page
 * of what they say instead, or besides. What else stood in such a line, such as a second telephone number, is stated there too.
 */
export function asCorrected(pages: readonly AnswerPage[], said: readonly OwnerFact[]): readonly AnswerPage[] {
  const corrections = said.filter(({ verdict }) => verdict !== 'right');
  if (corrections.length === 0) return pages;
  const saidOf = findSaid(corrections);
  const lines = factLines(collectFacts(pages));
  const refused = lines.flatMap((line): Refused[] => {
    const one = saidOf(line);
    return one ? [{ ...line, correction: one.correction }] : [];
  });
  const refusals = {
    keys: new Set(refused.map(keyOf)),
    contacts: refused.filter(isContact),
    hours: refused.filter(({ kind }) => kind === 'openingHours'),
    words: new Set(refused.map(wordsKey)),
    others: new Set(lines.filter((line) => !saidOf(line)).map(keyOf)),
  };
  const results = refused.length > 0 ? pages.map((page) => withoutRefused(page, refusals)) : [];
  const left = refused.length > 0 ? results.map(({ page }) => page) : pages;
  const told = [...new Set(results.flatMap((one) => one.told))].slice(0, MAX_TOLD);
  const known = new Set(factLines(collectFacts(left)).map(keyOfFact));
  const isLeft = (line: FactLine) =>
    line.kind === 'openingHours'
      ? known.has(keyOfFact(line))
      : [...told, ...left.flatMap(({ blocks }) => blocks.map(({ text }) => text))].some((text) => says(line, text));
  const lost = lines.filter((line) => isStatedKind(line.kind) && !saidOf(line) && !isLeft(line));
  const stated = corrections
    .filter(({ correction }) => correction !== '')
    .map(({ kind, heading, correction }): FactText => ({ kind, heading, text: correction }));
  return [...left, ...toldPages([...stated, ...lost], told, findHome(pages))];
}
