import { beginRequest } from '@/lib/agent/requests/request';
import { replyToRequest } from '@/lib/agent/requests/request-replies';
import type { Speaker } from '@/lib/agent/speaker';
import type { EveningScene } from '@/lib/content/screens/evening-scene';
import { answerLines } from '@/lib/reader/answers/quotes/answer-lines';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import { isOfTrade, type Report, type ReportEntry, sureEntries } from '@/lib/reader/answers/report/report';
import { hoursOn } from '@/lib/reader/answers/stated/today';
import type { DayHours } from '@/lib/reader/facts/shared/fact-types';
import { stemsOf } from '@/lib/reader/text/tokens';

/** In characters; a longer answer is not read while it is played. */
const LONGEST = 240;
const SHORT = 25;
const TIMES = ['18:42', '19:20', '20:05', '21:47', '23:12'];

/** When something suits a customer; 0 is Monday. */
type Moment = readonly [weekday: number, time: string, said: string];
const EVENINGS: readonly Moment[] = [
  [5, '19:00', 'Saturday at 7pm'],
  [4, '19:00', 'Friday at 7pm'],
  [3, '19:00', 'Thursday at 7pm'],
  [5, '13:00', 'Saturday at 1pm'],
  [3, '12:30', 'Thursday at 12.30pm'],
];
const WORKDAYS: readonly Moment[] = [
  [1, '10:00', 'Tuesday at 10am'],
  [2, '11:00', 'Wednesday at 11am'],
  [3, '15:00', 'Thursday at 3pm'],
  [5, '10:30', 'Saturday at 10.30am'],
  [3, '18:30', 'Thursday at 6.30pm'],
];
const AFTERNOONS: readonly Moment[] = [
  [5, '14:00', 'Saturday at 2pm'],
  [6, '14:00', 'Sunday at 2pm'],
  [2, '14:00', 'Wednesday at 2pm'],
];

/** What somebody books, by trade; a trade that is not here, such as a shop, takes no bookings. */
const APPOINTMENT = ['Can I make an appointment for', WORKDAYS] as const;
const bookings: Readonly<Record<string, readonly [string, readonly Moment[]]>> = {
  food: ['Can I book a table for 6 on', EVENINGS],
  leisure: ['Can I book tickets for 4 people on', AFTERNOONS],
  ...Object.fromEntries(
    'salon clinic dental fitness pets legal accounting property insurance garage building electrical plumbing cleaning photo'
      .split(' ')
      .map((trade) => [trade, APPOINTMENT]),
  ),
};
const ROOM = 'Can I book a room for 2 people on Friday? My name is Aoife.';
const CALL = 'Could somebody ring me back tomorrow? My name is Aoife, 087 555 0134.';

/** A request that the business can meet: a booking of what it offers while it is open, otherwise a call back. */
function requestFor(
  { trade = '', warnings }: Report,
  week: readonly DayHours[] | undefined,
): ['booking' | 'callback', string] {
  if (warnings.some(({ kind }) => kind === 'closed')) return ['callback', CALL];
  if (trade === 'stay') return ['booking', ROOM];
  const [asks, moments] = bookings[trade] ?? ['', []];
  const isOpen = ([weekday, time]: Moment) =>
    !week?.length ||
    hoursOn(week, weekday)?.ranges.some(
      ({ opens, closes }) => opens <= time && (closes === null || closes < opens || time < closes),
    );
  const moment = moments.find(isOpen);
  return moment ? ['booking', `${asks} ${moment[2]}? My name is Aoife.`] : ['callback', CALL];
}

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
 * An evening of questions that customers ask this business, each with what its website makes of it: three answered, a request taken (a booking
 * only at a time when it is open), one that the website does not answer.
 */
export function eveningOf(report: Report, speaker: Speaker, week?: readonly DayHours[]): EveningScene[] {
  const answers = sureEntries(report, report.answered.length).flatMap((entry) => {
    const lines = answerLines(entry.quotes);
    const scene = { kind: 'answer', question: entry.question, quotes: lines } as const;
    return textOf(lines).length <= LONGEST ? [{ scene, worth: worthOf(entry, textOf(lines)) }] : [];
  });
  const best = answers.sort((a, b) => b.worth - a.worth).map(({ scene }) => scene);
  const different = best.filter(
    ({ quotes }, at) => !best.slice(0, at).some((one) => textOf(one.quotes) === textOf(quotes)),
  );
  const [request, asked] = requestFor(report, week);
  const message = {
    kind: 'message',
    question: asked,
    said: replyToRequest(beginRequest(request, asked), { isFirst: false, isRepeated: false }, speaker),
  } as const;
  const open = report.unanswered.find(isOfTrade) ?? report.unanswered[0];
  const [first, second, third] = different;
  const scenes = [first, second, message, third, open && ({ kind: 'lost', question: open.question } as const)];
  return scenes.flatMap((scene, at) => (scene ? [{ ...scene, at: TIMES[at] ?? '' }] : []));
}
