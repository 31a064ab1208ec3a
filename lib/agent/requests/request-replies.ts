import { orRing, type Speaker } from '../speaker';
import type { SlotName, TakenRequest } from './request';

const questions: Record<SlotName, string> = {
  day: 'What day suits you?',
  time: 'What time?',
  people: 'For how many people?',
  name: 'What name will I put on it?',
  email: 'What e-mail address can we reach you at?',
  contact: 'What number or e-mail address can they reach you at?',
};

const questionFor = (kind: TakenRequest['kind'], slot: SlotName): string =>
  kind === 'meeting' && slot === 'time' ? 'Morning or afternoon?' : questions[slot];

const openings: Record<TakenRequest['kind'], string> = {
  booking: 'I’ll take that down and pass it on.',
  callback: 'I’ll take a message for a person.',
  complaint: 'I’m sorry to hear that. I’ll pass it on to a person.',
  meeting: 'I’ll set that up with the team.',
};

/** For an answer that holds none. */
const repeated: Partial<Record<SlotName, string>> = {
  day: 'Which day would that be? A weekday or a date will do.',
  time: 'What time of the day would that be?',
  people: 'For how many people? A number will do.',
  name: 'I need a name to put on it. A first name will do.',
  email: 'I need an e-mail address for that, such as mary@bakery.ie.',
  contact: 'I need a telephone number or an e-mail address for that.',
};

/**
 * What the agent says while it takes a request down: what it asks for next, again if `isRepeated`, or that it has everything.
 */
export function replyToRequest(
  request: TakenRequest,
  { isFirst, isRepeated }: { isFirst: boolean; isRepeated: boolean },
  speaker: Speaker,
): string {
  const { kind, missing, slots } = request;
  const again = isRepeated && missing !== undefined ? repeated[missing] : undefined;
  if (again) return again;
  if (missing !== undefined) return `${isFirst ? `${openings[kind]} ` : ''}${questionFor(kind, missing)}`;
  const said = [slots.day, slots.time, slots.people && `for ${slots.people}`, slots.name, slots.contact, slots.email];
  // A person may be reached at the e-mail address that was given as such.
  const note = [...new Set(said.filter(Boolean))].join(', ');
  if (kind === 'booking')
    return `I’ve noted: ${note}. It’s a request until it’s confirmed by a person.${slots.contact ? '' : ' Give me a number too if you’d like to be rung.'}${orRing(speaker)}`;
  if (kind === 'meeting') return `I’ve noted: ${note}. Shall I send that to the team?`;
  return `I’ve noted: ${note}. A person will get back to you.${orRing(speaker)}`;
}

const nouns: Record<TakenRequest['kind'], string> = {
  booking: 'booking',
  callback: 'message',
  complaint: 'message',
  meeting: 'meeting',
};

/** After an answer in the middle of a request. */
export const backToRequest = ({ kind, missing }: TakenRequest): string =>
  missing === undefined
    ? ''
    : `And for your ${nouns[kind]}: ${questionFor(kind, missing).replace(/^./, (first) => first.toLowerCase())}`;

/** After a complete request that is right, or is not. */
export function replyToJudgement({ kind }: TakenRequest, isRight: boolean): string {
  if (!isRight) return 'What will I change? Just give me the right day, time, name or address.';
  return kind === 'meeting' ? 'Good. Press the button below, and it goes to the team.' : 'Good. I’ll pass that on.';
}

export const DROPPED = 'No problem, I’ve dropped that. Is there anything else?';

/** After an answer to one of several questions, one of which stays open. A request already goes to a person. */
export const otherPartOpen = (hasRequest: boolean): string =>
  `I found no answer to the other part on our website.${hasRequest ? '' : ' Say “a person”, and I’ll set that up with the team.'}`;
