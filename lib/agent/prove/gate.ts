import { contentWords } from '@/lib/reader/text/tokens';
import { isAmbiguous } from './ambiguous';
import { completed } from './completed';
import { type EvidenceLine, type Zone, zonesOf } from './evidence';
import type { Context, Failure } from './failure';
import { nameReader } from './names';
import { nearness } from './nearness';
import { asStated, inPlainWords } from './plain-words';
import { failureOf } from './prove';
import { inclusionIn, pricesOfOne } from './rewritten';
import { isSameFact } from './rules-of-facts';
import { partsOf, type Statement, sentencesIn, statementOf, textOf } from './statement';
import type { Fact, Token } from './tokens';
import { fillers, meaningOf, neutral, relatives, verbs } from './words';
import { meansIt, type Proof, readReply } from './yes-or-no';
import { indexZones, type Zones } from './zone-index';

export type { EvidenceLine } from './evidence';

/** The gate's judgement of a sentence. */
export type Verdict<L extends EvidenceLine = EvidenceLine> =
  | {
      passes: true;
      /** The sentence, without a "yes" or "no" that is not proved. */
      text: string;
      /** The lines that say it. */
      lines: L[];
    }
  | ({ passes: false } & Refusal<L>);

type Refusal<L extends EvidenceLine> = Failure & {
  /** The line that contradicts the sentence, or comes nearest; none if the website says nothing of the kind. */
  line?: L;
};

/** The lines of a website, ready to judge sentences. */
export interface Gate<L extends EvidenceLine> {
  /**
   * Whether the lines say what a sentence says. No model is asked, and what the gate does not understand is refused.
   * @param question what was asked; a sentence such as "It is €60" is about that
   */
  judge(sentence: string, question?: string): Verdict<L>;
}

const MAX_SENTENCE = 400;
/** Comma-separated parts. */
const MAX_PARTS = 12;
/** Attempts to divide a sentence into clauses. */
const MAX_PROOFS = 60;
/** Words and figures of the sentence that are compared with those of lines, as many as take a tenth of a second. */
const MAX_PAIRS = 2_500_000;
/** What a comparison costs besides. */
const AROUND = 4;
/** Signs of plain sentences; any other has to stand in the lines too. */
const PLAIN = /[\p{Script=Latin}\d\s.,;:!?'"’‘“”()&%€£$/+@–—…°½·-]/u;

/** Opens a gate for lines. `names` are the names of the business, which may be said in any sentence. */
export function openGate<L extends EvidenceLine>(lines: readonly L[], names: readonly string[] = []): Gate<L> {
  const signs = new Set(lines.flatMap(({ text, heading = '', label = '' }) => [...`${text}${heading}${label}`]));
  const readName = nameReader(names);
  const named = (text: string) => inPlainWords(readName(text));
  const zones = indexZones(zonesOf(lines, (text) => asStated(named(text))));
  return {
    judge(sentence, question = '') {
      const strange = [...sentence].find((sign) => !PLAIN.test(sign) && !signs.has(sign));
      if (strange !== undefined || sentence.length > MAX_SENTENCE || sentence !== sentence.normalize('NFC'))
        return { passes: false, reason: 'unreadable', words: strange ?? '' };
      const context: Judging = {
        question: new Set(
          contentWords(question)
            .filter((word) => !neutral.has(word))
            .map(meaningOf),
        ),
        proofsLeft: MAX_PROOFS,
        pairsLeft: MAX_PAIRS,
      };
      const { reply, rest } = readReply(sentence);
      const found = judgeAll(named(rest), zones, context);
      if ('reason' in found) return { passes: false, ...found };
      const isMeant = meansIt(reply, found, question, context.question);
      return {
        passes: true,
        text: isMeant ? sentence : rest.charAt(0).toUpperCase() + rest.slice(1),
        lines: [...new Set(found.map(({ zone }) => zone.line))],
      };
    },
  };
}

/** What one judgement may still cost. */
type Judging = Pick<Context, 'question'> & { proofsLeft: number; pairsLeft: number };

/** The proofs of all clauses of a text. */
function judgeAll<L extends EvidenceLine>(text: string, zones: Zones<L>, context: Judging): Proof<L>[] | Refusal<L> {
  const found: Proof<L>[] = [];
  for (const tokens of sentencesIn(text)) {
    const parts = partsOf(tokens).filter((part) => !part.every(isFiller));
    if (parts.length === 0) continue;
    // "We can do that" says something, but not what.
    const empty = parts.find((part) => statementOf([part]).items.length === 0);
    if (empty) return { reason: 'unsaid', words: textOf(empty) };
    if (parts.length > MAX_PARTS) return { reason: 'unreadable', words: textOf(tokens) };
    const proofs = proofOf(parts, zones, context);
    if (isRefusal(proofs)) return proofs;
    found.push(...proofs);
  }
  return found.length > 0 ? found : { reason: 'unsaid', words: text };
}

const isFiller = (token: Token): boolean => token.is === 'mark' || (token.is === 'word' && fillers.has(token.word));

type Parts = readonly (readonly Token[])[];

const isVerb = (token: Token): boolean => token.is === 'word' && verbs.has(token.word);
const isRefusal = <L extends EvidenceLine>(found: Proof<L> | Proof<L>[] | Refusal<L>): found is Refusal<L> =>
  'reason' in found;

/** What proves the parts of a sentence, as a whole or clause by clause. */
function proofOf<L extends EvidenceLine>(parts: Parts, zones: Zones<L>, context: Judging): Proof<L>[] | Refusal<L> {
  const whole = proveBy(statementOf(parts), zones, context);
  if (!isRefusal(whole)) return [whole];
  const rewritten = proveInclusion(parts, zones, context) ?? proveSum(parts, zones, context);
  if (rewritten) return rewritten;
  const subject = parts[0]?.slice(0, Math.max(0, parts[0].findIndex(isVerb))) ?? [];
  let refusal = whole;
  for (let end = parts.length - 1; end > 0 && context.proofsLeft > 0; end -= 1) {
    context.proofsLeft -= 1;
    const [next = [], ...later] = parts.slice(end);
    const [begin] = next;
    if (begin?.is === 'word' && relatives.has(begin.word)) continue;
    const one = proveBy(statementOf(parts.slice(0, end)), zones, context);
    if (isRefusal(one) || isFragment(one)) continue;
    // "Dogs are welcome and stay free" says "dogs stay free".
    const continues = begin !== undefined && isVerb(begin);
    const rest = proofOf(
      [continues ? [...subject, ...next] : completed(next, parts[0] ?? []), ...later],
      zones,
      context,
    );
    if (isRefusal(rest)) {
      refusal = rest;
      continue;
    }
    const [first] = rest;
    if (!first || (continues && subject.length === 0 && first.zone.line !== one.zone.line)) continue;
    if (!isFragment(first) || (saysWhole(first) && isTogether(one.zone.line, first.zone.line))) return [one, ...rest];
  }
  return refusal;
}

/** Proves "the bait room includes a fridge and a drying room" by the items of one list. */
function proveInclusion<L extends EvidenceLine>(
  parts: Parts,
  zones: Zones<L>,
  context: Judging,
): Proof<L>[] | undefined {
  const inclusion = inclusionIn(parts);
  return inclusion && proveItems(inclusion.items);

  function proveItems(items: Parts): Proof<L>[] | undefined {
    for (let end = items.length; end > 0 && context.proofsLeft > 0; end -= 1) {
      context.proofsLeft -= 1;
      const said = statementOf(items.slice(0, end));
      const isPriced = said.facts.some(isPrice);
      // What a list gives a price of is not included in what is above it.
      const isListed = ({ includedBy, context: above, facts }: Zone<L>) =>
        (isPriced || !facts.some(isPrice)) &&
        (inclusion?.list.some((meaning) => includedBy.has(meaning)) ?? false) &&
        (inclusion?.list.every((meaning) => above.has(meaning)) ?? false);
      const one = proveBy(said, zones, context, isListed);
      if (isRefusal(one)) continue;
      const rest = end < items.length ? proveItems(items.slice(end)) : [];
      if (rest) return [one, ...rest];
    }
    return undefined;
  }
}

/** Proves the price of several by that of one, where the website gives no other price for it. */
function proveSum<L extends EvidenceLine>(parts: Parts, zones: Zones<L>, context: Judging): Proof<L>[] | undefined {
  for (const one of pricesOfOne(parts)) {
    context.proofsLeft -= 1;
    const isOnly = ({ facts, line }: Zone<L>) =>
      !line.hasPrices && facts.filter(({ kind }) => kind === 'money').length === 1;
    const found = proveBy(statementOf(one), zones, context, isOnly);
    // "Ten lessons €250" is no ten times "a lesson €30".
    const isPriced = zones.inOrder(statementOf(one)).some((zone) => pricesSeveral(zone, statementOf(parts)));
    if (!isRefusal(found)) return isPriced ? undefined : [found];
  }
  return undefined;
}

const isPrice = ({ kind }: Fact): boolean => kind === 'money';

const pricesSeveral = ({ facts, meanings, context }: Zone, said: Statement): boolean =>
  facts.some(({ kind }) => kind === 'money') &&
  said.stems.every(({ meaning }) => meanings.has(meaning) || context.has(meaning)) &&
  facts.some(
    ({ kind, value }) => kind === 'number' && said.facts.some((fact) => fact.kind === kind && fact.value === value),
  );

/** Words without a verb continue what is said of one thing. */
const isTogether = (one: EvidenceLine, other: EvidenceLine): boolean =>
  one.heading !== undefined && one.heading === other.heading;

/** Whether a clause leaves nothing of its zone out: "the rooms" does of "it costs €5 a day in the rooms". */
function saysWhole({ clause, zone }: Proof<EvidenceLine>): boolean {
  const said = new Set(clause.stems.map(({ meaning }) => meaning));
  return (
    zone.stems.every(({ meaning }) => said.has(meaning)) &&
    zone.facts.every((fact) => clause.facts.some((other) => isSameFact(fact, other)))
  );
}

/** Whether a clause says nothing on its own, such as "breakfast": it has no verb and is no whole line. */
const isFragment = (proof: Proof<EvidenceLine>): boolean =>
  !proof.clause.hasVerb && !(proof.clause.stems.length + proof.clause.facts.length > 2 && saysWhole(proof));

function proveBy<L extends EvidenceLine>(
  clause: Statement,
  zones: Zones<L>,
  context: Judging,
  admits: (zone: Zone<L>) => boolean = () => true,
): Proof<L> | Refusal<L> {
  let nearest: { failure: Failure; zone: Zone<L>; score: number } | undefined;
  const costs = (zone: Zone<L>) => (clause.items.length + AROUND) * (zone.items.length + AROUND);
  // What takes too long to prove is not said.
  const candidates = context.pairsLeft < 0 ? [] : zones.about(clause).filter(admits);
  for (const zone of candidates) {
    context.pairsLeft -= costs(zone);
    if (context.pairsLeft < 0) break;
    const failure = failureOf(clause, zone, context);
    if (!failure) {
      for (const one of candidates) context.pairsLeft -= costs(one);
      const other = isAmbiguous(clause, zone, zones.inOrder(clause));
      return other ? { reason: 'ambiguous', words: clause.text, line: other.line } : { clause, zone };
    }
    const score = nearness(clause, zone, failure);
    if (!nearest || score > nearest.score) nearest = { failure, zone, score };
  }
  if (!nearest || nearest.score <= 0) return { reason: 'unsaid', words: clause.text };
  return { ...nearest.failure, line: nearest.zone.line };
}
