import { kindOf } from '@/lib/reader/answers/question/question';
import { asWords, countWords } from '../phrases';
import { saysNothing } from '../requests/bare';
import { detailIn } from '../requests/details';
import { addRemark } from '../requests/request';
import { asksOfCancelling } from './acts';
import { ADDS, type DialogueOptions, type DialogueState, openIn, ROOM, type Step, withTold } from './dialogue-state';
import { addedBy, completions, hasPronoun, isBare, isFollowUp, namedBy, objectOf, withSubject } from './follow-ups';
import { bareQuestion, bareQuestions } from './lead-ins';
import { asks, questionsWithin } from './sentence';

/** `Can I get it Saturday`: what is asked about stands in another clause. */
const isOfIt = (part: string): boolean =>
  detailIn('day', part) !== undefined && isBare(part.replace(/\b(?:i|we|me|us)\b/gi, ''));

/** In words; a shorter text without the form of a question is what somebody looks for, such as `gluten free`. */
const A_SENTENCE = 4;

/** As many questions are passed on with what is taken down. */
const MAX_ASKED = 3;
const CANCELLING = 'Is there a charge for cancelling?';

/** A question about the business, which may go on with the one before. */
export function stepOfQuestion(before: DialogueState, said: string, options: DialogueOptions): Step {
  const { booking } = options;
  const text = booking === 'booking' && asksOfCancelling(said) ? CANCELLING : said;
  const isTold = booking === 'booking' && !asks(text) && !isFollowUp(text) && countWords(asWords(text)) >= A_SENTENCE;
  const state = isTold ? withTold(before, text) : withQuestion(before, text, options, said);
  // Our own website answers several questions at once.
  const question = booking === 'meeting' ? bareQuestions(text).join(' ') || text : bareQuestion(text);
  const { topic: last, subject = '' } = state;
  // `And Saturday?` without its `and` is a question of its own.
  const followUp = last === undefined ? undefined : [text, question].find(isFollowUp);
  const completed = followUp === undefined ? [] : completions(followUp, last ?? '', subject, booking);
  // `And what happens after?` after a question about the trial; `Would it work on my crown?` after one about whitening.
  const isOfLast = followUp !== undefined && completed.length === 0 && countWords(asWords(question)) > 2;
  const added = isOfLast ? `${question} ${subject || objectOf(last ?? '')}` : withSubject(question, subject);
  const topic = completed[0] ?? question;
  const thing = subjectOf(question, completed, options);
  const offered = ADDS.test(asWords(text)) ? state.offered : offeredBy(topic, thing, state);
  return {
    state: {
      ...state,
      topic,
      ...(booking === 'booking' && { questions: [...(state.questions ?? []), said].slice(-MAX_ASKED) }),
      ...(thing && { subject: thing }),
      ...(offered && { offered }),
      digressions: (state.digressions ?? 0) + 1,
    },
    move: {
      kind: 'question',
      ...(booking === 'booking' && completed.length > 0 && { named: namedBy(followUp ?? '') }),
      readings: [
        ...new Set([
          ...(booking === 'booking' && completed.length === 0
            ? questionsWithin(text)
                .map(bareQuestion)
                .filter((part) => !isOfIt(part) && !isBare(part))
            : []),
          ...(booking === 'booking' ? opensThen(text, subject, options) : []),
          ...inOrder(options, completed, question, text, last ?? ''),
          ...(added && added !== question ? [added] : []),
        ]),
      ],
    },
  };
}

/** A question that the website leaves open is for the person who gets what is being taken down. */
function withQuestion(
  state: DialogueState,
  text: string,
  { booking, findsNothing }: DialogueOptions,
  said: string,
): DialogueState {
  const open = openIn(state);
  const isKept = open && booking === 'booking' && asks(text) && !saysNothing(text) && findsNothing(bareQuestion(text));
  return isKept ? { ...state, request: addRemark(open, said) } : state;
}

/** In words; a longer object has more than the thing itself. */
const A_THING = 3;

const OFFERS = /^ (?:do|have|would) (?:you|ye) /;
/** What can be taken from then on: what was priced or asked for, not parking at a hotel. */
function offeredBy(question: string, thing: string, { offered }: DialogueState): string | undefined {
  const isOffer = kindOf(question).kind === 'price' || OFFERS.test(asWords(question));
  const isApart = offered !== undefined && ROOM.test(offered) && !ROOM.test(thing);
  return thing === '' || !isOffer || ADDS.test(asWords(question)) || isApart ? offered : thing;
}

/** What a question is about from then on: what it names, unless it speaks of what was named before. */
function subjectOf(question: string, [completed]: readonly string[], { booking, thingIn }: DialogueOptions): string {
  if (hasPronoun(question) || (completed !== undefined && isBare(question))) return '';
  const object = objectOf(completed ?? question);
  return booking === 'meeting' || (object && countWords(asWords(object)) <= A_THING)
    ? object
    : thingIn(completed ?? question);
}

const CAN_I = /\b(?:can|could|may) (?:i|we)\b/i;
/**
 * `Could I collect a parcel at one on Saturday?` asks for the hours of what does it, or of what the conversation is about. Without a time, whether it is
 * open at all that day.
 */
function opensThen(text: string, subject: string, { counterFor, closedAt }: DialogueOptions): string[] {
  const day = CAN_I.test(text) ? detailIn('day', text) : undefined;
  const counter = day === undefined ? undefined : counterFor(text, day);
  if (day === undefined) return [];
  const isNeeded =
    detailIn('time', text) !== undefined ||
    counter?.isStated === false ||
    closedAt({ day, asked: text, isVisit: false });
  const ofParts = [subject, counter?.name ?? '']
    .filter((part) => part !== '')
    .map((part) => `What are the opening hours of the ${part} on ${day}?`);
  return isNeeded ? [...ofParts, ...(counter?.name === '' ? [`Are you open on ${day}?`] : [])] : [];
}

/** The ways in which a question may be meant, most likely first. */
function inOrder(
  { booking }: DialogueOptions,
  completed: readonly string[],
  question: string,
  text: string,
  last: string,
) {
  // With us, `it` is the agent, whatever was asked before.
  if (booking === 'meeting' && / it /.test(asWords(question))) return [...new Set([question, ...completed, text])];
  // `How much?` or `Does it hurt?` alone would be answered with any line that has the word.
  const isOfLast = booking === 'booking' && addedBy(question) !== '' && /^(?:price|hours)$/.test(kindOf(last).kind);
  if (completed.length > 0 && (isBare(question) || isOfLast)) return [...completed];
  return [...new Set([...completed, question, text])];
}
