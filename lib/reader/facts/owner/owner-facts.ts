import { phoneKey } from '../../answers/question/patterns';
import { plainWords } from '../../text/plain-words';
import { withoutAmounts } from '../found/price-amounts';
import type { Citation, Confidence, PhoneFact, SiteFacts } from '../shared/fact-types';
import type { OwnerKind, OwnerVerdict } from './owner-kinds';

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
  confidence?: Confidence;
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

const found = (kind: OwnerKind, facts: SiteFacts['prices']): FactLine[] =>
  facts.map(({ heading = '', text, sources, confidence }) => ({ kind, heading, text, sources, confidence }));

/** Of facts that were rated (lib/website-scraper/found.ts). */
const confidenceOf = (fact: object): Pick<FactLine, 'confidence'> =>
  'confidence' in fact && (fact.confidence === 'sure' || fact.confidence === 'looks like')
    ? { confidence: fact.confidence }
    : {};

/** The facts of a website that its business may correct, as lines. */
export function factLines(facts: SiteFacts): FactLine[] {
  const { openingHours, phones, emails, addresses, prices, services, people, questions } = facts;
  const line = (kind: OwnerKind, heading: string, text: string, { sources }: { sources: Citation[] }): FactLine => ({
    kind,
    heading,
    text,
    sources,
  });
  return [
    ...openingHours.map((fact) => line('openingHours', fact.label ?? '', fact.summary, fact)),
    ...phones.map((fact) => line('phones', phoneHeadings[fact.type], fact.display, fact)),
    ...emails.map((fact) => line('emails', '', fact.email, fact)),
    ...addresses.map((fact) => line('addresses', '', fact.address, fact)),
    ...found('prices', prices),
    ...found('services', services),
    ...people.map((fact) => ({ ...line('people', '', `${fact.name}\n${fact.role}`, fact), ...confidenceOf(fact) })),
    ...questions.map((fact) => ({
      ...line('questions', '', `${fact.question}\n${fact.answer}`, fact),
      ...confidenceOf(fact),
    })),
  ];
}

/** What two readings of the same fact have in common. */
export function keyOfFact({ kind, heading, text }: FactText): string {
  // However it is written.
  if (kind === 'phones') return `${kind}\n${phoneKey(text)}`;
  return [kind, ...[heading, text].map((part) => plainWords(part.normalize()))].join('\n');
}

/** What a fact is about, whatever it says: hours of one label, or a line of one page in which only amounts of money differ. */
const subjectOf = (line: FactText, url: string): string =>
  line.kind === 'openingHours'
    ? keyOfFact({ ...line, text: '' })
    : `${keyOfFact({ ...line, text: withoutAmounts(line.text) })}\n${url}`;

/**
 * Finds what a business said of a fact. What is not theirs or was corrected stays so when its page gives another amount or other hours;
 * anything else that has changed is new.
 */
export function findSaid<T extends OwnerFact>(said: readonly T[]): (line: FactLine) => T | undefined {
  const all = said.filter(({ verdict }) => verdict !== 'added');
  const byKey = new Map(all.map((one) => [keyOfFact(one), one]));
  const changed = all.filter(({ kind, verdict }) =>
    kind === 'openingHours' ? verdict === 'corrected' : verdict !== 'right',
  );
  const bySubject = new Map(changed.map((one) => [subjectOf(one, one.url), one]));
  return (line) => byKey.get(keyOfFact(line)) ?? bySubject.get(subjectOf(line, line.sources[0]?.url ?? ''));
}
