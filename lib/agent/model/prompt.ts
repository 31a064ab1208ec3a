import type { AnswerSite } from '@/lib/reader/answers/answer';
import { findName } from '@/lib/reader/answers/stated/business-name';
import { oneLine } from '@/lib/text/one-line';
import type { Said } from '../reply-type';
import { tradeOf, visitOf } from '../requests/visits';
import type { TaughtAnswer } from '../taught/recall';
import type { DialogueState } from '../understand/dialogue-state';
import type { Understood } from '../understand/understand';
import type { ModelPrompt } from './call-model';
import { INSTRUCTIONS } from './instructions';
import { type Placeholders, placeholdersFor } from './placeholders';
import { piecesFor, type ShownPiece } from './site-pieces';

/** The customer's messages of a conversation that a model is shown, and its own replies between them. */
const MAX_EARLIER = 4;
const MAX_MESSAGE = 2_000;
const MAX_EARLIER_MESSAGE = 500;
const MAX_TAUGHT = 50;

/** What a model may be told about a business that code has checked, by the question that code answers. */
export const factQuestions = [
  'Are you open now?',
  'What is your phone number?',
  'What is your e-mail address?',
  'What is your address?',
] as const;

const dateFormat = new Intl.DateTimeFormat('en-IE', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Dublin',
});

const takes = {
  none: 'sells things; takes orders and messages, no bookings',
  closed: 'closed for now; takes messages',
  table: 'takes bookings (how many people, day, time)',
  stay: 'takes bookings for nights (from, until, people)',
  callOut: 'comes to its customers (day, address)',
  appointment: 'takes appointments (day, time)',
} as const;

/** The numbers and addresses of a conversation, and the names and addresses that were taken down before or in this message, as placeholders. */
export function placeholdersOf({ text, turns }: Said, ...states: readonly DialogueState[]): Placeholders {
  const slots = states.flatMap(({ request, notes = [] }) => [request, ...notes]).map((one) => one?.slots);
  return placeholdersFor([...turns, text], {
    names: slots.flatMap((one) => one?.name ?? []),
    addresses: slots.flatMap((one) => one?.address ?? []),
  });
}

function websiteOf(pieces: readonly ShownPiece[]): string[] {
  let heading = '';
  return pieces.flatMap((piece) => {
    const begins = piece.heading !== heading && piece.heading !== '' ? [`# ${oneLine(piece.heading)}`] : [];
    heading = piece.heading;
    return [...begins, `[${piece.id}] ${oneLine(piece.text)}`];
  });
}

/** What was asked in this turn and the one before, to choose from a large website by. */
export const searchedFor = ({ text }: Said, { topic }: DialogueState): string =>
  [text.slice(0, 200), topic].filter(Boolean).join(' ');

/** What a language model is asked about a turn: what stays the same first, so that a service can keep the beginning. */
export function promptFor(
  site: AnswerSite,
  said: Said,
  { before, state }: Pick<Understood, 'before' | 'state'>,
  taught: readonly TaughtAnswer[],
  now = site.now(),
): ModelPrompt {
  const { hide } = placeholdersOf(said, before, state);
  const message = (text: string, max: number) => JSON.stringify(hide(oneLine(text)).slice(0, max));
  const replies = said.memory?.said ?? [];
  const earlier = said.turns.slice(-MAX_EARLIER).flatMap((text, at, { length }) => {
    const reply = replies[replies.length - length + at];
    return [
      `customer: ${message(text, MAX_EARLIER_MESSAGE)}`,
      ...(reply === undefined ? [] : [`agent: ${message(reply, MAX_EARLIER_MESSAGE)}`]),
    ];
  });
  const facts = factQuestions.flatMap((question, at) => {
    const { fact } = site.areChoicesAll ? {} : site.ask(question);
    return fact === undefined ? [] : [`[f${at}] ${question} ${oneLine(fact)}`];
  });
  const { request } = before;
  const open = request && {
    kind: request.kind,
    asked: request.asked,
    ...request.slots,
    ...(request.also && { notes: request.also }),
    ...(request.missing ? { asksFor: request.missing } : { complete: true }),
  };
  const prompt = [
    '## Business',
    `${findName(site.index)?.value ?? 'unnamed'}; trade: ${tradeOf(site) || 'unknown'}; ${takes[visitOf(site)]}`,
    '## Website',
    ...websiteOf(piecesFor(site, searchedFor(said, before))),
    ...(taught.length > 0 ? ['## Taught by the owner'] : []),
    ...taught
      .slice(0, MAX_TAUGHT)
      .map(({ question, answer }, at) => `[t${at}] ${oneLine(question)} ${oneLine(answer)}`),
    ...(facts.length > 0 ? ['## Facts'] : []),
    ...facts,
    '## Now',
    dateFormat.format(now),
    '## Open request',
    open ? hide(JSON.stringify(open)) : 'none',
    '## Conversation',
    ...(earlier.length > 0 ? earlier : ['(This is the first message.)']),
    '## Message',
    message(said.text, MAX_MESSAGE),
  ].join('\n');
  return { system: INSTRUCTIONS, prompt };
}
