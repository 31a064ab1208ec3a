import type { TaughtAnswer } from '@/lib/agent/taught/recall';
import type { Report } from '@/lib/reader/answers/report/report';

/** The maximum number of questions in a note, which a person reads before sending it. */
const MAX_QUESTIONS = 40;

/** The open questions of a website as a note for the trial form, with the answers that the owner has given. */
export function trialNote(
  site: string,
  { unanswered, half, asked, answered }: Report,
  added: readonly string[],
  taught: readonly TaughtAnswer[] = [],
): string {
  const closed = new Map(taught.map(({ question, answer }) => [question, answer]));
  const open = [...unanswered, ...half].map(({ question }) => question);
  const questions = [...new Set([...added, ...open])]
    .filter((question) => !closed.has(question))
    .slice(0, MAX_QUESTIONS);
  return [
    ...[...closed].map(([question, answer]) => `${question} ${answer}`),
    `${site} answers ${answered.length} of ${asked} questions that customers ask. It leaves these open:`,
    ...questions.map((question) => `- ${question}`),
  ].join('\n');
}
