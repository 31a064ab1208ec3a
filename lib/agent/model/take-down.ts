import { countBesides } from '../requests/bare';
import { detailIn } from '../requests/details';
import { withMissing } from '../requests/needs';
import { addRemark, mayChange } from '../requests/request';
import { isMeeting, type RequestKind, type SlotName, type Slots, type TakenRequest } from '../requests/taken-request';
import {
  begin,
  type DialogueOptions,
  type DialogueState,
  openIn,
  progressOf,
  type Step,
  take,
} from '../understand/dialogue-state';
import { meetingIn } from '../understand/request-steps';
import type { ModelTurn } from './model-turn';
import { isDenied, type Seen, type Verified, verified } from './verbatim';

const plain = (text: string): string => text.toLowerCase().trim();
const overlap = (one: string, other: string): boolean =>
  plain(one).includes(plain(other)) || plain(other).includes(plain(one));

/** Of two readings that overlap, the longer one, unless it takes in what belongs to another slot or to none. */
function longer(slot: SlotName, rules: string, model: string): string {
  const [short, long] = rules.length < model.length ? [rules, model] : [model, rules];
  if (slot === 'name' || slot === 'address') return long;
  const rest = long.replace(short, ' ');
  const others = (['day', 'time', 'people', 'phone'] as const).filter((detail) => detail !== slot);
  return countBesides(rest) > 0 || others.some((detail) => detailIn(detail, rest) !== undefined) ? short : long;
}

/**
 * A request as the rules have read it, with what a model read and the customer's words bear out. Where the two read different words, neither
 * is noted, and it is asked for; what was noted before changes only on a word of change.
 */
function merged(
  before: TakenRequest | undefined,
  rules: TakenRequest,
  { slots }: Verified,
  { text, seen, isForeign }: { text: string; seen: Seen; isForeign: boolean },
): TakenRequest {
  const result: Slots = { ...rules.slots };
  const doubted: SlotName[] = [];
  const given = Object.entries(slots) as [SlotName, string][];
  // Words that the rules have just taken for a name, and the model for an address, are no name.
  for (const [slot, read] of Object.entries(rules.slots) as [SlotName, string][]) {
    const isElsewhere = given.some(
      ([other, value]) => other !== slot && !slots[slot] && plain(value).includes(plain(read)),
    );
    const isNew = before?.slots[slot] === undefined;
    if (isNew && ((isElsewhere && slot === 'name') || isDenied(slot, read, text, seen))) delete result[slot];
  }
  for (const [key, value] of given) {
    const slot = key === 'email' && !isMeeting(rules) ? 'contact' : key;
    const [old, read] = [before?.slots[slot], result[slot]];
    if (read === undefined) result[slot] = value;
    else if (overlap(read, value)) result[slot] = old === read ? read : longer(slot, read, value);
    // In another language, the rules note what they understand, not the words.
    else if (isForeign) continue;
    else if (old === undefined) {
      delete result[slot];
      doubted.push(slot);
    } else if (old === read) {
      if (text.includes(value) && mayChange(text, { [slot]: value })) result[slot] = value;
    } else result[slot] = old;
  }
  const same = Object.keys({ ...result, ...rules.slots }).every(
    (slot) => result[slot as SlotName] === rules.slots[slot as SlotName],
  );
  const filled = same ? rules : { ...rules, slots: result };
  return doubted.length > 0 && before ? addRemark(filled, text) : filled;
}

/** The kind of a request as a model sees it, as far as the business takes such. */
function kindOf({ act, request }: ModelTurn, text: string, { booking, visit }: DialogueOptions): RequestKind {
  if (booking === 'meeting') return meetingIn(text);
  const kind = act === 'person' ? 'callback' : (request?.kind ?? 'callback');
  if (kind === 'booking' && (visit === 'none' || visit === 'closed')) return 'callback';
  return kind === 'order' && visit === 'closed' ? 'callback' : kind;
}

/** Where the rules began a call-back or a booking, a model may know better what the matter is. */
function withKind(step: Step, kind: RequestKind, visit: DialogueOptions['visit']): Step {
  const { move } = step;
  const isPlain =
    move.kind === 'request' && move.isFirst && (move.request.kind === 'booking' || move.request.kind === 'callback');
  if (!isPlain || (kind !== 'complaint' && kind !== 'lost')) return step;
  const request = withMissing({ ...move.request, kind }, visit);
  return { state: { ...step.state, request }, move: { ...move, request } };
}

/** Begins, continues or changes a request: with the rules' reading of the sentence, and the model's where the customer's words bear it out. */
export function takeDown(
  before: DialogueState,
  rules: Step,
  turn: ModelTurn,
  { text, earlier }: { text: string; earlier: readonly string[] },
  options: DialogueOptions,
): Step {
  const { visit } = options;
  const kind = kindOf(turn, text, options);
  const open = openIn(before);
  const complete = open ? undefined : before.request;
  const base = ((): Step => {
    if (rules.move.kind === 'request') return withKind(rules, kind, visit);
    if (open) return take(before, open);
    const isSame = complete && (turn.act === 'tell' || complete.kind === kind);
    return isSame ? take(before, complete) : begin(before, kind, text, options);
  })();
  if (base.move.kind !== 'request') return base;
  const { isFirst, request: read } = base.move;
  const known = isFirst ? undefined : before.request;
  const seen = !isFirst ? 'continued' : rules.move.kind === 'request' ? 'wish' : 'neither';
  const found = verified(turn, read.kind, text, isFirst ? earlier : [], { missing: known?.missing, seen });
  const filled = merged(known, read, found, { text, seen, isForeign: rules.state.language !== undefined });
  // The sentence that began a request is on its note.
  const isKept =
    isFirst || [...(filled.also ?? []), ...Object.values(filled.slots)].some((said) => overlap(said, text));
  const remarks = isKept ? [] : found.remarks.filter((one) => !(filled.also ?? []).some((said) => overlap(said, one)));
  const isEmpty = filled === read && remarks.length === 0 && read === known;
  const noted = addRemark(filled, ...(isEmpty && turn.act === 'tell' ? [text] : remarks));
  const request = noted === known ? noted : withMissing(noted, visit);
  const progress = known ? progressOf(known, request) : { isFirst: true };
  return take(before, request, progress);
}
