import { namesReviews } from '../../facts/shared/ownership';
import { hasContact } from '../question/patterns';
import type { Unit } from './units';

const OPENS = /^[“"„«]/;
const CLOSES = /[”“"»][.!]?(?:\s*[–—-].{0,60})?$/;
/** A shorter text in quotation marks is a name or a slogan. */
const MIN_LENGTH = 40;
/** In units; a quotation that is never closed ends with its section. */
const MAX_UNITS = 12;

const PERSON = "\\p{Lu}[\\p{L}'’.-]*(?: (?:(?:&|and) )?\\p{Lu}[\\p{L}'’.-]*){0,3}";
const PLACE = '(?:, \\p{Lu}[\\p{L} ]{2,30})?';
/** Of this century, and nothing beside it but a word or two: `Wednesday, 9 August 2017`, `Stayed in May 2023`. */
const WHEN =
  '(?:\\p{L}+day,? )?(?:\\p{L}+ ){0,3}(?:\\d{1,2}(?:st|nd|rd|th)? )?\\p{L}{3,9}\\.?,? (?:\\d{1,2}(?:st|nd|rd|th)?,? )?20\\d\\d';
const ONLY_WHEN = new RegExp(`^${WHEN}$|^(?:an?|\\d+) (?:day|week|month|year)s? ago$`, 'iu');
const ONLY_NAME = new RegExp(`^${PERSON}${PLACE}$`, 'u');
/** `– Mary, Cork`, `Mary Byrne, May 2023`, also behind what they say. */
const SIGNED = new RegExp(`(?:^|[.!?] ?)[–—-] ?${PERSON}${PLACE}$|^${PERSON}, (?:${WHEN})$`, 'u');
const STARS = /[★⭐]|\b[1-5](?:\.\d)? ?(?:\/ ?5\b|out of 5|stars?\b)/i;
const SIGNATURE = 60;
/** Who was there speaks in the past, or drops the subject: `we had`, `Been here twice`, `Popped in for a trim`. */
const OF_GUESTS = [
  /\b(?:i|we)(?: \p{L}+)? (?:\p{L}{2,}ed|had|was|were|went|came|got|ate|took|felt)\b/iu,
  /^(?:(?:been|had|went|came|will|would) \p{L}|\p{L}+ed (?:in|here|for|with|at|the|our|my|by|to)\b)/iu,
];
const speaksAsGuest = ({ text }: Unit): boolean => OF_GUESTS.some((voice) => voice.test(text));

/** What tells of a line that a customer signed it: a name after a dash or before a date, stars, or one of a name and a date. */
function signatureOf({ text }: Unit): 'name' | 'when' | 'whole' | undefined {
  if (ONLY_WHEN.test(text)) return 'when';
  if (SIGNED.test(text)) return 'whole';
  if (text.length > SIGNATURE) return undefined;
  return STARS.test(text) ? 'whole' : ONLY_NAME.test(text) ? 'name' : undefined;
}

/** What customers write without marks of quotation: passages that are signed alike, most of which speak as guests do. */
function signedReviews(units: readonly Unit[]): Unit[] {
  const reviews: Unit[] = [];
  let run: number[] = [];
  const close = () => {
    const signed = signaturesOf(run.map((at) => units[at] as Unit));
    const passages = passagesOf(
      units,
      signed.map(({ id }) => id),
    );
    const speaking = passages.filter((passage) => passage.some(speaksAsGuest));
    // News has the name of who wrote it, too, and how to reach the business.
    const isNews = passages.flat().some(({ text, linked }) => linked || hasContact(text));
    if (signed.length > 0 && speaking.length * 2 > passages.length && !isNews)
      reviews.push(...passages.flat(), ...signed);
    run = [];
  };
  for (const [at, unit] of units.entries()) {
    const isSignature = signatureOf(unit) !== undefined;
    const before = units[run.at(-1) ?? -1];
    if (
      before &&
      (unit.page !== before.page || at - before.id > MAX_UNITS || (unit.kind === 'heading' && !isSignature))
    )
      close();
    if (isSignature) run.push(at);
  }
  close();
  return reviews;
}

/** Those of short lines that sign: several alike, or names with dates; none if they are something else. A title looks like a name. */
function signaturesOf(lines: readonly Unit[]): readonly Unit[] {
  const whole = lines.filter((unit) => signatureOf(unit) === 'whole');
  if (whole.length > 1) return whole;
  const isWhen = (unit: Unit | undefined) => unit !== undefined && signatureOf(unit) === 'when';
  const from = lines.findIndex((unit, at) => isWhen(unit) || isWhen(lines[at + 1]));
  const until = lines.findLastIndex((unit, at) => isWhen(unit) || isWhen(lines[at - 1]));
  const signed = from < 0 ? [] : lines.slice(from, isWhen(lines[from]) ? until + 1 : lines.findLastIndex(isWhen) + 1);
  const whens = signed.filter(isWhen).length;
  return whens > 1 && signed.length - whens > 1 ? signed : [];
}

/** The passages between signatures, the paragraph before the first and the one after the last. */
function passagesOf(units: readonly Unit[], signatures: readonly number[]): Unit[][] {
  const [first = 0, last = 0] = [signatures[0], signatures.at(-1)];
  const paragraph = (at: number) => {
    const { page, block, kind, area } = units[at] ?? {};
    return kind === 'paragraph' && page === units[first]?.page && area === units[first]?.area
      ? units
          .slice(Math.max(0, at - MAX_UNITS), at + MAX_UNITS)
          .filter((unit) => unit.page === page && unit.block === block)
      : [];
  };
  const between = signatures.slice(1).map((to, at) => units.slice((signatures[at] ?? 0) + 1, to));
  const own = signatures.map((at) => units.slice(at, at + 1));
  const ends = [paragraph(first - 1), paragraph(last + 1), ...own].filter((end) => end.some(speaksAsGuest));
  return [...between, ...ends].filter((passage) => passage.length > 0);
}

/** The units that customers have written: quotations to their closing mark, what stands under `Reviews`, and passages that are signed. */
export function findReviews(units: readonly Unit[]): Set<Unit> {
  const reviews = new Set(signedReviews(units));
  for (const unit of units) {
    if (reviews.has(unit)) continue;
    if (unit.quoted || unit.headings.some(namesReviews)) reviews.add(unit);
    else if (OPENS.test(unit.text)) for (const one of quotationFrom(unit, units)) reviews.add(one);
  }
  return reviews;
}

/** The units from an opening quotation mark to the closing one; none if that is a name or a slogan. */
function quotationFrom(first: Unit, units: readonly Unit[]): readonly Unit[] {
  const inSection = units
    .slice(first.id, first.id + MAX_UNITS)
    .filter(({ page, section }) => page === first.page && section === first.section);
  const last = inSection.findIndex(({ text }) => CLOSES.test(text.slice(1)));
  const said = last < 0 ? inSection : inSection.slice(0, last + 1);
  return said.reduce((sum, { text }) => sum + text.length, 0) > MIN_LENGTH ? said : [];
}
