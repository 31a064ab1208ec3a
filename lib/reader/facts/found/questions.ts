import { factsWords } from '../../lexicon/lexicon';
import { hasElement } from '../../page/dom';
import { parseHtml } from '../../page/parse-html';
import { readBlocks } from '../../page/read-blocks';
import { renderText } from '../../page/render-blocks';
import { readObject, readText, type Thing } from '../../page/structured-data';
import { type FactLine, joinHeadings } from '../shared/page-lines';

type Question = { question: string; answer: string };
type Found = Question & { text: string; line: FactLine };

const FAQ = factsWords('questions', 'faq');
const MAX_ANSWER = 2_000;
const MAX_HEADING = 100;

/** Calls to action phrased as questions. */
const INVITATION = factsWords('questions', 'invitation', /^\p{L}+\?(?![\p{L}\d])/u);

/** Whether a line is a question that a customer might ask: a heading, or in a list of questions. */
const asks = ({ text, kind, isQuoted }: FactLine, isFaq: boolean) =>
  text.length >= 10 &&
  text.length <= 200 &&
  /\?\s*$/.test(text) &&
  !isQuoted &&
  !INVITATION.test(text) &&
  (isFaq || kind === 'heading');

const tidyQuestion = (text: string) =>
  text.replace(/^(?:q(?:uestion)?\s*\d*\s*[.:)-]|q\d+(?=\s)|\d{1,2}[.)]|0\d(?=\s?\p{L}))\s*/iu, '').trim();
/** The icon of an accordion, before or after its question, and a note behind that of a heading. */
const withoutIcon = (line: FactLine): FactLine => {
  const start = line.text.replace(/^[\p{So}\p{Sm}›»]+\s*/u, '');
  const bare = start.includes('?') ? start.replace(/(?<=\?)\s*[\p{So}\p{Sm}›»–×-]+$/u, '') : start;
  return bare === line.text ? line : { ...line, text: bare };
};
const tidyAnswer = (text: string) => text.replace(/^(?:a(?:nswer)?\s*\d*\s*[.:)-])\s*/i, '').trim();

function answerAfter(lines: FactLine[], at: number, isFaq: boolean): string {
  const asked = lines[at] as FactLine;
  const parts: string[] = [];
  for (const line of lines.slice(at + 1, at + 40)) {
    // A whole sentence in a heading is text that is only set in large letters.
    const isHeading = line.kind === 'heading' && line.text.length <= MAX_HEADING;
    if (line.place !== asked.place || isHeading || asks(line, isFaq)) break;
    // The text of a template, or of a review.
    if (line.isQuoted && parts.length === 0) return '';
    // "Ready to start?" begins the next section.
    if (parts.length > 0 && line.text.endsWith('?') && INVITATION.test(line.text)) break;
    // An answer ends with the element that contains its question.
    if (asked.kind !== 'heading' && parts.length > 0 && !isNear(asked, line)) break;
    if (!/[\p{L}\d]/u.test(line.text)) continue;
    parts.push(line.kind === 'item' && line.block.marker !== '' ? `- ${line.text}` : line.text);
    if (parts.join('\n').length > MAX_ANSWER) return '';
  }
  return tidyAnswer(parts.join('\n'));
}

/** Whether two lines are within three elements of each other, as an accordion's question and its answer are. */
function isNear(asked: FactLine, line: FactLine): boolean {
  const around = new Set<unknown>();
  let region = asked.block.region.parent;
  for (let steps = 0; region && steps < 2; steps += 1) {
    around.add(region);
    region = region.parent;
  }
  for (let at = line.block.region.parent; at; at = at.parent) if (around.has(at)) return true;
  return false;
}

/** So many buttons that ask are a list of questions, whatever is above them. */
const MIN_RUN = 3;
/** The elements of an accordion's item that are looked at. */
const MAX_ELEMENTS = 10;

/** Whether a question is the text of a button. */
const isInButton = ({ text, place, block: { region } }: FactLine): boolean =>
  place === 'content' &&
  text.endsWith('?') &&
  region.element !== null &&
  (region.element.name === 'button' || hasElement(region.element, ({ name }) => name === 'button', MAX_ELEMENTS));

/** Questions with their answers: of FAQ lists (`details`, `dt`, accordions), or several headings that ask. A single one is a headline. */
export function findQuestions(given: FactLine[], title: string, url: string): Found[] {
  if (!given.some(({ text }) => text.includes('?'))) return [];
  const lines = joinHeadings(given).map((line) => (line.text.includes('?') ? withoutIcon(line) : line));
  const isFaqPage = FAQ.test(`${title} ${new URL(url).pathname.replace(/[-_/]/g, ' ')}`);
  const buttons = lines.filter(isInButton);
  const isRun = buttons.length >= MIN_RUN;
  const found = lines.flatMap((line, at) => {
    if (line.place !== 'content' || !line.text.includes('?')) return [];
    const name = line.block.region.element?.name ?? '';
    const isFaq = isFaqPage || /^(?:dt|summary)$/.test(name) || FAQ.test(line.heading) || (isRun && isInButton(line));
    // A heading that links to its answer is the teaser of an article.
    if (!asks(line, isFaq) || (!isFaq && line.block.linkLength >= line.text.length)) return [];
    const answer = answerAfter(lines, at, isFaq);
    if (answer.length < 3 || (line.kind === 'heading' && !isFaq && answer.length < 40)) return [];
    const question = tidyQuestion(line.text);
    return [{ question, answer, text: `${question} ${answer}`.slice(0, 400), line, isFaq }];
  });
  return found.filter(({ isFaq }) => isFaq || found.length > 1).map(({ isFaq, ...question }) => question);
}

/** The pairs of FAQ markup. */
export function readQuestions(things: Thing[]): Question[] {
  return things
    .filter(({ types }) => types.includes('Question'))
    .flatMap(({ values }) => {
      const question = readText(values.name) ?? readText(values.text);
      const stated = readText(readObject(values.acceptedAnswer)?.text);
      if (!question || !stated) return [];
      const answer = stated.includes('<') ? renderText(readBlocks(parseHtml(stated), () => null).blocks) : stated;
      return answer && answer.length <= MAX_ANSWER * 2 ? [{ question, answer }] : [];
    });
}
