import type { Report } from '@/lib/answers/report';

/** The maximum number of questions in a note, which a person reads before sending it. */
const MAX_QUESTIONS = 40;

/** The open questions of a website as a note for the trial form. */
export function trialNote(
  site: string,
  { unanswered, half, asked, answered }: Report,
  added: readonly string[],
): string {
  const open = [...unanswered, ...half].map(({ question }) => question);
  const questions = [...new Set([...added, ...open])].slice(0, MAX_QUESTIONS);
  return [
    `${site} answers ${answered.length} of ${asked} questions that customers ask. It leaves these open:`,
    ...questions.map((question) => `- ${question}`),
  ].join('\n');
}
