import { beginRequest } from '@/lib/agent/requests/request';
import { replyToRequest } from '@/lib/agent/requests/request-replies';
import type { Speaker } from '@/lib/agent/speaker';
import { answerLines } from '@/lib/reader/answers/quotes/answer-lines';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import { isOfTrade, type Report, type ReportEntry, sureEntries } from '@/lib/reader/answers/report/report';
import { stemsOf } from '@/lib/reader/text/tokens';

/** What happened at one time of the evening: a customer's question, and what the agent made of it. */
export type EveningScene = { at: string; question: string } & (
  | { kind: 'answer'; quotes: Quote[] }
  | { kind: 'message'; said: string }
  | { kind: 'lost' }
);

/** In characters; a longer answer is not read while it is played. */
const LONGEST = 240;
const SHORT = 25;
const TIMES = ['6.42pm', '7.20pm', '8.05pm', '9.47pm', '11.12pm'];

/** What somebody books, by trade. */
const bookings: Readonly<Record<string, string>> = {
  food: 'Can I book a table for 6 on Saturday at 7pm? My name is Aoife.',
  stay: 'Can I book a room for 2 people on Friday? My name is Aoife.',
  leisure: 'Can I book tickets for 4 people on Saturday at 2pm? My name is Aoife.',
};
const APPOINTMENT = 'Can I make an appointment for Tuesday at 10am? My name is Aoife.';

const textOf = (quotes: readonly Quote[]): string => quotes.map(({ text }) => text).join(' ');

/** How plainly a line answers: with a figure, in a sentence, in the words of the question, to what customers of this trade ask. */
function worthOf(entry: ReportEntry, text: string): number {
  const said = new Set(stemsOf(text));
  const signs = [
    /\d/.test(text),
    text.length > SHORT && /[.!)\d]$/.test(text),
    stemsOf(entry.question).some((stem) => said.has(stem)),
    isOfTrade(entry),
  ];
  return signs.filter(Boolean).length;
}

/**
 * An evening of questions that customers ask this business, each with what its website makes of it: three answered, a booking request taken,
 * one that the website does not answer.
 */
export function eveningOf(report: Report, speaker: Speaker): EveningScene[] {
  const answers = sureEntries(report, report.answered.length).flatMap((entry) => {
    const lines = answerLines(entry.quotes);
    const scene = { kind: 'answer', question: entry.question, quotes: lines } as const;
    return textOf(lines).length <= LONGEST ? [{ scene, worth: worthOf(entry, textOf(lines)) }] : [];
  });
  const best = answers.sort((a, b) => b.worth - a.worth).map(({ scene }) => scene);
  const different = best.filter(
    ({ quotes }, at) => !best.slice(0, at).some((one) => textOf(one.quotes) === textOf(quotes)),
  );
  const asked = (report.trade && bookings[report.trade]) ?? APPOINTMENT;
  const message = {
    kind: 'message',
    question: asked,
    said: replyToRequest(beginRequest('booking', asked), { isFirst: false, isRepeated: false }, speaker),
  } as const;
  const open = report.unanswered.find(isOfTrade) ?? report.unanswered[0];
  const [first, second, third] = different;
  const scenes = [first, second, message, third, open && ({ kind: 'lost', question: open.question } as const)];
  return scenes.flatMap((scene, at) => (scene ? [{ ...scene, at: TIMES[at] ?? '' }] : []));
}
