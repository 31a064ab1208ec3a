import { Element, type ParentNode } from 'domhandler';
import { factsWords } from '../../lexicon/facts';
import { listElements, visibleText } from '../../page/dom';
import { parseHtml } from '../../page/parse-html';
import { readBlocks } from '../../page/read-blocks';
import { renderText } from '../../page/render-blocks';
import { readObject, readText, type Thing } from '../../page/structured-data';
import { rememberOf } from '../../text/remember';
import { type FactLine, joinHeadings } from '../shared/page-lines';

type Question = { question: string; answer: string };
type Found = Question & { text: string; line: FactLine };

const QUESTION_WORD =
  /^(?:q\d*\s*[.:)]\s*|\d{1,2}[.)]\s*|0\d\s?)?(?:what|how|do|does|did|can|could|is|are|was|where|when|why|which|who|whose|will|would|should|may|must|am|if|i[’']?(?:m|ve)?|wie|was|wo|wann|warum|kann|können|gibt|welche|comment|quel\p{L}*|est-ce|où|quand|pourquoi|peut|puis|hoe|wat|waar|wanneer|qué|cómo|dónde|cuándo)\b/iu;
const FAQ = factsWords('questions', 'faq');
const MAX_ANSWER = 2_000;
const MAX_HEADING = 100;

/** Calls to action phrased as questions. */
const INVITATION = factsWords('questions', 'invitation', /^\p{L}+\?(?![\p{L}\d])/u);

/** The answer to a rhetorical question: "Need a sweep? Then look no further." */
const PITCH = factsWords('questions', 'pitch');

/** Whether a line is a question that a customer might ask: it has a question word, or is in a list of questions. */
const asks = ({ text, heading, kind, isQuoted }: FactLine, isFaq: boolean) =>
  text.length >= 10 &&
  text.length <= 200 &&
  /\?\s*$/.test(text) &&
  !isQuoted &&
  !INVITATION.test(text) &&
  (QUESTION_WORD.test(text) ? kind === 'heading' || isFaq || FAQ.test(heading) : isFaq);

const tidyQuestion = (text: string) =>
  text.replace(/^(?:q(?:uestion)?\s*\d*\s*[.:)-]|q\d+(?=\s)|\d{1,2}[.)]|0\d(?=\s?\p{L}))\s*/iu, '').trim();
/** A contact detail below the last answer of a list: "Phone: 091 566 770". */
const CONTACT_LINE = /^(?:tel(?:ephone)?|phone|mobile|e-?mail|fax)\s*:\s*\S+[^.]*$/i;
/** What a heading has behind its question: "(with examples)", "- See pictures". */
const NOTE = /(?<=\?)\s+(?:\([^)]*\)|[-–—]\s+\S.{0,60})$/u;
/** The icon of an accordion, before or after its question, and a note behind that of a heading. */
const withoutIcon = (line: FactLine): FactLine => {
  const start = line.text.replace(/^[\p{So}\p{Sm}›»]+\s*/u, '');
  const bare = start.includes('?') ? start.replace(/(?<=\?)\s*[\p{So}\p{Sm}›»–×-]+$/u, '') : start;
  const isAsked = line.kind === 'heading' || /^(?:dt|summary)$/.test(line.block.region.element?.name ?? '');
  const text = isAsked ? bare.replace(NOTE, '') : bare;
  return text === line.text ? line : { ...line, text };
};
const tidyAnswer = (text: string) => text.replace(/^(?:a(?:nswer)?\s*\d*\s*[.:)-])\s*/i, '').trim();

/** A question followed by its answer on the same line, as in "**Do you deliver?** Yes, within 10 km." */
const WITH_ANSWER = /^([^?]{10,200}\?)\s+(\S.{2,})$/su;

/** Splits a line of a list of questions into question and answer. */
function splitAnswer(line: FactLine, isFaq: boolean): { asked: FactLine; rest: string } | undefined {
  const [, text, rest] = WITH_ANSWER.exec(line.text) ?? [];
  const isButton = line.block.region.element?.name === 'button';
  if (!isFaq || isButton || text === undefined || rest === undefined || rest.endsWith('?') || !QUESTION_WORD.test(text))
    return undefined;
  const asked = { ...line, text };
  return asks(asked, isFaq) ? { asked, rest } : undefined;
}

function answerAfter(lines: FactLine[], at: number, isFaq: boolean): string {
  const asked = lines[at] as FactLine;
  const parts: string[] = [];
  for (const line of lines.slice(at + 1, at + 40)) {
    const isNext = asks(line, isFaq) || splitAnswer(line, isFaq) !== undefined;
    // A whole sentence in a heading is text that is only set in large letters.
    const isHeading = line.kind === 'heading' && line.text.length <= MAX_HEADING;
    if (line.place !== asked.place || isHeading || isNext) break;
    // The text of a template, or of a review.
    if (line.isQuoted && parts.length === 0) return '';
    // "Ready to start?" begins the next section.
    const isInvitation = line.text.endsWith('?') && INVITATION.test(line.text);
    if (parts.length > 0 && (CONTACT_LINE.test(line.text) || isInvitation)) break;
    // An answer ends with the element that contains its question.
    if (asked.kind !== 'heading' && parts.length > 0 && !isNear(asked, line)) break;
    parts.push(line.kind === 'item' && line.block.marker !== '' ? `- ${line.text}` : line.text);
    if (parts.join('\n').length > MAX_ANSWER) return '';
  }
  return tidyAnswer(parts.join('\n'));
}

/** The answer to the question at a line: `rest` is its part on that line, which only a list may complete. */
function answerTo(lines: FactLine[], at: number, isFaq: boolean, rest?: string): string {
  if (rest !== undefined && !rest.endsWith(':')) return rest;
  const answer = answerAfter(lines, at, isFaq);
  return rest === undefined || answer === '' ? answer : `${rest}\n${answer}`;
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

/**
 * Questions with their answers: the pairs of FAQ lists (`details`, `dt`, accordions), and several headings that are questions. A
 * single one on a page is a headline: "Why laser?"
 */
export function findQuestions(given: FactLine[], title: string, url: string): Found[] {
  if (!given.some(({ text }) => text.includes('?'))) return [];
  const lines = joinHeadings(given).map(withoutIcon);
  const isFaqPage = FAQ.test(`${title} ${new URL(url).pathname.replace(/[-_/]/g, ' ')}`);
  const found = lines.flatMap((line, at) => {
    if (line.place !== 'content' || !line.text.includes('?')) return [];
    const name = line.block.region.element?.name ?? '';
    const isFaq = isFaqPage || /^(?:dt|summary)$/.test(name) || FAQ.test(line.heading) || inFaqBox(line);
    const split = splitAnswer(line, isFaq);
    if (!split && !asks(line, isFaq)) return [];
    if (isField(line, lines[at + 1]) || isListedAlone(lines, at)) return [];
    // A heading that links to its answer is the teaser of an article, as is a card that is one link.
    if (isInLink(line) || (!isFaq && line.block.linkLength >= line.text.length)) return [];
    const answer = answerTo(lines, at, isFaq, split?.rest);
    if (
      isPitch(line.text, answer) ||
      isAboutBrowser(line.text, answer) ||
      (answer.endsWith(':') && !answer.includes('\n'))
    )
      return [];
    if (answer.length < 3 || (line.kind === 'heading' && !isFaq && answer.length < 40)) return [];
    const question = tidyQuestion(split?.asked.text ?? line.text);
    return [{ question, answer, text: `${question} ${answer}`.slice(0, 400), line, isFaq }];
  });
  return found.filter(({ isFaq }) => isFaq || found.length > 1).map(({ isFaq, ...question }) => question);
}

/** Whether a pair asks visitors for their situation, and says something in general: "Are you worried about your gums?" */
const isPitch = (question: string, answer: string) =>
  PITCH.test(answer) ||
  (/^are you (?:\p{Ll}+ing|worried|concerned|unhappy)\b/iu.test(question) &&
    !/\b(?:yes|no|we|our|us|i|my)\b/i.test(answer));

/** Whether a pair is about the website and its visitor's browser: cookies that are not of a baker, plug-ins. */
const isAboutBrowser = (question: string, answer: string) =>
  /\b(?:cookies?|javascript|flash)\b/i.test(question) &&
  /\b(?:browsers?|web ?sites?|devices?|internet|adobe)\b/i.test(answer);

/** Whether a question is within a link to another page. */
function isInLink({ block }: FactLine): boolean {
  for (let at: ParentNode | null = block.region.element; at instanceof Element; at = at.parent)
    if (at.name === 'a' && /^[^#]/.test(at.attribs.href ?? '')) return true;
  return false;
}

const isChoice = ({ name, attribs }: Element) =>
  name === 'select' || name === 'textarea' || name === 'button' || (name === 'input' && attribs.type !== 'hidden');
const MIN_CHOICES = 2;

/** Whether the element after a question has several buttons or fields to answer it. */
function offersChoices({ block }: FactLine, below: FactLine | undefined): boolean {
  let next = block.region.element?.next ?? null;
  while (next && !(next instanceof Element)) next = next.next;
  return next !== null && isWithin(below?.block.region.element, next) && hasChoices(next);
}

const hasChoices = rememberOf(
  (element: Element) =>
    listElements(element).filter(isChoice).length >= MIN_CHOICES && !/\p{L}{2}[.!](?:\s|$)/u.test(visibleText(element)),
);

function isWithin(element: Element | null | undefined, around: Element): boolean {
  for (let at: ParentNode | null = element ?? null; at; at = at.parent) if (at === around) return true;
  return false;
}

/** Whether a question is the label of a field: the options of a form are not its answer. */
function isField(line: FactLine, below: FactLine | undefined): boolean {
  if (offersChoices(line, below)) return true;
  for (let at: ParentNode | null = line.block.region.element; at instanceof Element; at = at.parent)
    if (at.name === 'form' || at.name === 'fieldset') return true;
  return false;
}

/** Whether a question is an item of a list of questions without answers, so that the text below the list answers none. */
function isListedAlone(lines: FactLine[], at: number): boolean {
  const isItem = (line: FactLine | undefined) =>
    line !== undefined && line.kind === 'item' && line.block.marker !== '' && line.text.endsWith('?');
  return isItem(lines[at]) && (isItem(lines[at - 1]) || isItem(lines[at + 1]));
}

function inFaqBox({ block }: FactLine): boolean {
  let region: typeof block.region | null = block.region;
  for (let steps = 0; region && steps < 5; steps += 1) {
    if (/\b(?:faqs?|accordion|question)\b/.test(region.words)) return true;
    region = region.parent;
  }
  return false;
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
      return answer && answer.length <= MAX_ANSWER * 2 ? [{ question: question.replace(NOTE, ''), answer }] : [];
    });
}
