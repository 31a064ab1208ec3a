import type { ParsedQuestion } from './concepts';
import { asksPermission } from './line-fit';
import { isNamedItem } from './listed-item';
import { mayAnswer } from './may-answer';
import type { Candidate } from './rank';

/** How many of the best candidates are considered, and the share of the best score that they need. */
const MAX_CONSIDERED = 8;
const NEARLY_BEST = 0.8;
const AS_GOOD = 0.9;
/** A line that names the bearer of a role comes before one that only mentions the role. */
const NAMED = 0.5;

/** An item does not say that it is for hire, nor a name of a place that it is served. */
const ASKS_TO_LET = /^do (?:you|ye) (?:hire|rent|lease|lend|cover|serve)\b/i;
const ASKS_OF_BUSINESS = /^(?:do|can|could|will|would|have) (?:you|ye)\b/i;
/** What the business says of itself: `We only have automatic cars`. */
const SPEAKS =
  /\b(?:we|i)(?:['’]\w+)? (?:\w+ ){0,2}?(?:do|don['’]t|can|can['’]?t|cannot|offer|provide|have|sell|only|are|am|will|cover|cater|welcome|supply|stock|hire|teach|treat|use|serve|deliver|accept|take|work)\b/i;

/**
 * Moves a candidate without objections before the best one, if that has some: `Kayaking` does not say whether one's own kayak is allowed,
 * the line below does. A list that names what is asked for comes before a sentence that only mentions it, and what the business says of
 * itself before a line about the subject in general.
 */
export function preferAnswerable(question: ParsedQuestion, ranked: readonly Candidate[]): readonly Candidate[] {
  const found = question.kind === 'yes-no' ? betterYesNo(question, ranked) : betterFact(question, ranked);
  return found ? [found, ...ranked.filter((one) => one !== found)] : ranked;
}

/** A yes or no needs only words that chance can bring together, so only a permission or a statement of the business is moved. */
function betterYesNo(question: ParsedQuestion, ranked: readonly Candidate[]): Candidate | undefined {
  const [best] = ranked;
  if (!best) return undefined;
  if (isBare(question, best))
    return rivals(ranked, NEARLY_BEST).find((one) => mayAnswer(question, one) && !isBare(question, one));
  if (!mayAnswer(question, best) && !ASKS_TO_LET.test(question.text)) {
    const isListed = (one: Candidate) => isNamedItem(question, one.entry) && mayAnswer(question, one);
    const listed = ranked.slice(1, MAX_CONSIDERED).find(isListed);
    if (listed) return listed;
  }
  const speaks = ({ entry }: Candidate) => SPEAKS.test(entry.unit.text);
  const spoken =
    ASKS_OF_BUSINESS.test(question.text) && !speaks(best)
      ? rivals(ranked, AS_GOOD).find((one) => speaks(one) && mayAnswer(question, one))
      : undefined;
  return spoken ?? (asksPermission(question.text) ? betterFact(question, ranked) : undefined);
}

/** True for `Our guarantee`, which does not say what is guaranteed. */
const isBare = ({ concepts }: ParsedQuestion, { entry: { stemSet } }: Candidate): boolean =>
  [...stemSet].every((stem) => concepts.some((concept) => concept.stem === stem));

function betterFact(question: ParsedQuestion, ranked: readonly Candidate[]): Candidate | undefined {
  const [best] = ranked;
  if (!best || mayAnswer(question, best)) return undefined;
  return rivals(ranked, question.kind === 'who' ? NAMED : NEARLY_BEST).find((one) => mayAnswer(question, one));
}

/** The next candidates that have all words of the question and this share of the best score. */
const rivals = (ranked: readonly Candidate[], share: number): Candidate[] =>
  ranked
    .slice(1, MAX_CONSIDERED)
    .filter(({ score, features }) => score >= (ranked[0]?.score ?? 0) * share && features.allMatched === 1);
