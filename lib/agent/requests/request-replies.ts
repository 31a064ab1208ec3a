import type { Reply } from '../reply-type';
import { inDanger, orRing, type Speaker } from '../speaker';
import type { Progress, Told } from '../understand/dialogue-state';
import { saysMore } from './slots';
import { isMeeting, type SlotName, type TakenRequest } from './taken-request';

const questions: Record<SlotName, string> = {
  item: 'What would you like to order?',
  quantity: 'How many would you like?',
  reason: 'What is it about?',
  day: 'What day suits you?',
  until: 'Until when?',
  time: 'What time?',
  people: 'For how many people?',
  name: 'What name will I put on it?',
  address: 'What address is it?',
  email: 'What e-mail address can we reach you at?',
  contact: 'What number or e-mail address can they reach you at?',
};

const questionFor = (kind: TakenRequest['kind'], slot: SlotName): string =>
  isMeeting({ kind }) && slot === 'time' ? 'Morning or afternoon?' : questions[slot];

const openings: Record<TakenRequest['kind'], string> = {
  booking: 'I’ll take that down and pass it on.',
  callback: 'I’ll take a message for a person.',
  complaint: 'I’m sorry to hear that. I’ll pass it on to a person.',
  emergency: 'I’ll pass that on as urgent.',
  lost: 'I’ll ask a person to look for it.',
  order: 'I’ll take your order down and pass it on.',
  consultation: 'I’ll set that up with the team.',
  demo: 'I’ll set that up with the team.',
};

/** For an answer that holds none. */
const repeated: Partial<Record<SlotName, string>> = {
  day: 'Which day would that be? A weekday or a date will do.',
  time: 'What time of the day would that be?',
  people: 'For how many people? A number will do.',
  name: 'I need a name to put on it. A first name will do.',
  address: 'What address is it? A street and a town will do.',
  email: 'I need an e-mail address for that, such as mary@bakery.ie.',
  contact: 'I need a telephone number or an e-mail address for that.',
};

/** What a request consists of, in one line. */
function noteOf({ slots, also = [], kind, asked }: TakenRequest): string {
  const { item, quantity, day, until, time, people, reason, name, address, contact, email } = slots;
  const days = [day, until].filter(Boolean).join(until && /night/i.test(until) ? ', ' : ' to ');
  // A person may be reached at the e-mail address that was given as such.
  const said = [
    item,
    quantity && `for ${quantity}`,
    days,
    time && !days.includes(time) && time,
    people && `for ${people}`,
    reason,
    name,
    address,
    contact,
    email,
  ].filter(Boolean);
  const note = [...new Set(said)].join(', ');
  const told = !isMeeting({ kind }) && saysMore(item ? asked.replace(item, ' ') : asked) ? [asked, ...also] : also;
  const remarks = told.length > 0 ? `. In your words: ${told.map((remark) => `“${remark}”`).join(', ')}` : '';
  return `${kind === 'emergency' ? 'urgent, ' : ''}${note}${remarks}`;
}

const withCapital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/**
 * What the agent says while it takes a request down: what it asks for next, again if it was not given, or that it has everything. What
 * changed is read back.
 */
export function replyToRequest(request: TakenRequest, progress: Progress, speaker: Speaker): string {
  const { kind, missing, slots } = request;
  const { isFirst, isRepeated, changed = [], isRemark } = progress;
  if (progress.closed) {
    const { on, hours, isKept } = progress.closed;
    const isClosed = `The website says it’s closed then (${hours}).`;
    return isKept
      ? `${isClosed} I’ve left it as it was: ${noteOf(request)}.`
      : `${isFirst ? `${openings[kind]} ` : ''}${isClosed} What other ${on} suits you?`;
  }
  const again = isRepeated && missing !== undefined ? repeated[missing] : undefined;
  if (again) return again;
  const heard = isRemark ? `${kind === 'complaint' ? 'I’m sorry. ' : ''}I’ve noted that for them. ` : '';
  const read = changed.length > 0 ? `${withCapital(changed.join(', '))}, then. ` : '';
  if (missing !== undefined) return `${isFirst ? `${openings[kind]} ` : heard || read}${questionFor(kind, missing)}`;
  const note = noteOf(request);
  if (isRemark) return `I’ve added that. The note says: ${note}.`;
  const begin = changed.length > 0 ? 'I’ve changed that' : isFirst ? `${openings[kind]} I’ve noted` : 'I’ve noted';
  if (isMeeting(request)) return `${begin}: ${note}. Shall I send that to the team?`;
  if (changed.length > 0) return `${begin}: ${note}.`;
  if (kind === 'booking')
    return `I’ve noted: ${note}. It’s a request until it’s confirmed by a person.${slots.contact ? '' : ' Give me a number too if you’d like to be rung.'}${orRing(speaker)}`;
  return `${begin}: ${note}. A person will get back to you.${orRing(speaker)}`;
}

/** What the agent has written down, read to the customer. */
export const replyWithNotes = (notes: readonly TakenRequest[]): string => {
  const [first = '', ...others] = notes.map(
    (note) => `${withCapital(nouns[note.kind])}: ${noteOf(note) || 'nothing yet'}.`,
  );
  return [`Here is what I have. ${first}`, ...others].join(' ');
};

const nouns: Record<TakenRequest['kind'], string> = {
  booking: 'booking',
  callback: 'message',
  complaint: 'message',
  emergency: 'call-out',
  lost: 'message',
  order: 'order',
  consultation: 'consultation',
  demo: 'demo',
};

/** After an answer in the middle of a request. */
export const backToRequest = ({ kind, missing }: TakenRequest): string =>
  missing === undefined
    ? ''
    : `And for your ${nouns[kind]}: ${questionFor(kind, missing).replace(/^./, (first) => first.toLowerCase())}`;

/** After a complete request that is right, or is not. */
export function replyToJudgement({ kind }: TakenRequest, isRight: boolean): string {
  if (!isRight) return 'What will I change? Just give me the right day, time, name or address.';
  return isMeeting({ kind }) ? 'Good. Press the button below, and it goes to the team.' : 'Good. I’ll pass that on.';
}

const GIVE_ME_BOTH = 'give me a name and a number';

/** After a sentence that asks nothing. */
export function replyToTold(
  what: Told,
  speaker: Speaker,
  request: TakenRequest | undefined,
): Pick<Reply, 'said' | 'act' | 'request'> {
  if (what === 'danger')
    return { act: 'emergency', said: `${inDanger(speaker)} To have it passed on as urgent, ${GIVE_ME_BOTH}.` };
  if (what === 'unclear') return { said: 'I couldn’t follow that. Could you put it in a few words?', request };
  if (what === 'little') return { act: 'thanks', said: 'No problem. Is there anything else?', request };
  if (what === 'praise')
    return { act: 'thanks', said: 'Thank you, that’s lovely to hear. I’ll pass it on to the team.', request };
  if (what === 'more') return { said: `I’ve kept that too. To have it passed on, ${GIVE_ME_BOTH}.` };
  return { said: `Thanks for telling me. If you’d like somebody to get back to you about it, ${GIVE_ME_BOTH}.` };
}

export const DROPPED = 'No problem, I’ve dropped that. Is there anything else?';

/** After an answer to one of several questions, one of which stays open. A request already goes to a person. */
export const otherPartOpen = (hasRequest: boolean): string =>
  `I found no answer to the other part on our website.${hasRequest ? '' : ' Say “a person”, and I’ll set that up with the team.'}`;
