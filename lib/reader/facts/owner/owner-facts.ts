import { phoneKey } from '../../answers/question/patterns';
import { plainWords } from '../../text/plain-words';
import { withoutAmounts } from '../found/price-amounts';
import type { Citation, PhoneFact, SiteFacts } from '../shared/fact-types';
import { type OwnerKind, type OwnerVerdict, ownerKinds } from './owner-kinds';

/** A fact as a line: the first one of a person or a question is the name or the question. */
export interface FactText {
  kind: OwnerKind;
  /** What it is about: the label of hours, the kind of a telephone number, the heading of a price. */
  heading: string;
  text: string;
}

/** A fact of a website as a line. */
export interface FactLine extends FactText {
  sources: readonly Citation[];
}

/** What a business says of a fact of its website, or adds to its facts. Plain JSON. */
export interface OwnerFact extends FactText {
  /** The page it was found on. */
  url: string;
  verdict: OwnerVerdict;
  /** What it should say. */
  correction: string;
}

export const phoneHeadings: Record<PhoneFact['type'], string> = {
  phone: 'Telephone',
  mobile: 'Mobile',
  freephone: 'Freephone',
  fax: 'Fax',
  whatsapp: 'WhatsApp',
};

/** A fact of one of the kinds that its business may correct. */
export type OwnableFact = SiteFacts[OwnerKind][number];

/** A fact as a line. */
export function factText(kind: OwnerKind, fact: OwnableFact): FactText {
  if ('summary' in fact) return { kind, heading: fact.label ?? '', text: fact.summary };
  if ('display' in fact) return { kind, heading: phoneHeadings[fact.type], text: fact.display };
  if ('email' in fact) return { kind, heading: '', text: fact.email };
  if ('address' in fact) return { kind, heading: '', text: fact.address };
  if ('name' in fact) return { kind, heading: '', text: `${fact.name}\n${fact.role}` };
  if ('question' in fact) return { kind, heading: '', text: `${fact.question}\n${fact.answer}` };
  return { kind, heading: fact.heading ?? '', text: fact.text };
}

/** The facts of a website that its business may correct, as lines. */
export const factLines = (facts: SiteFacts): FactLine[] =>
  ownerKinds.flatMap((kind) => facts[kind].map((fact) => ({ ...factText(kind, fact), sources: fact.sources })));

/** What two readings of the same fact have in common. */
export function keyOfFact({ kind, heading, text }: FactText): string {
  // However it is written.
  if (kind === 'phones') return `${kind}\n${phoneKey(text)}`;
  return [kind, ...[heading, text].map((part) => plainWords(part.normalize()))].join('\n');
}

/** What two words on the same fact have in common, also on one that was added. */
export const keyOfSaid = (said: FactText & { correction: string }): string =>
  said.text === '' ? `added ${said.kind}\n${said.heading}\n${said.correction}` : keyOfFact(said);

/** What a fact is about, whatever it says: hours of one label, or a line of one page in which only amounts of money differ. */
const subjectOf = (line: FactText, url: string): string =>
  line.kind === 'openingHours'
    ? keyOfFact({ ...line, text: '' })
    : `${keyOfFact({ ...line, text: withoutAmounts(line.text) })}\n${url}`;

/**
 * Finds what a business said of a fact. What is not theirs or was corrected stays so when its page gives another amount or other hours;
 * anything else that has changed is new. `isExact`: what was corrected is new too, so that one learns of the change.
 */
export function findSaid<T extends OwnerFact>(said: readonly T[], isExact = false): (line: FactLine) => T | undefined {
  const all = said.filter(({ verdict }) => verdict !== 'added');
  const byKey = new Map(all.map((one) => [keyOfFact(one), one]));
  const changed = all.filter(({ kind, verdict }) =>
    verdict === 'corrected' ? !isExact : verdict === 'not_ours' && kind !== 'openingHours',
  );
  const bySubject = new Map(changed.map((one) => [subjectOf(one, one.url), one]));
  return (line) => byKey.get(keyOfFact(line)) ?? bySubject.get(subjectOf(line, line.sources[0]?.url ?? ''));
}

/** What a business says that no line of its website was found for: what it added, and what it corrected of a line that is gone. */
export const saidBesides = <T extends OwnerFact>(said: readonly T[], met: ReadonlySet<OwnerFact>): T[] =>
  said.filter((one) => one.correction !== '' && !met.has(one));
