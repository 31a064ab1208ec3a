import { readTokens } from '../prove/facts';
import { openGate } from '../prove/gate';
import { isEnglish, languageOf } from '../understand/languages/recognise';
import { foldEvenly, scan } from '../understand/languages/vocabulary';

/** An English text of the website, what a model says it is in another language, and what it says that means in English. */
export interface Translation {
  line: string;
  text: string;
  /** Translated back by somebody who saw `text` alone. */
  back: string;
}

/** In characters, of a line of none; languages differ by less than half. */
const LONGER = { by: 20, times: 1.6 };
/** What no sentence for a customer has: markup, links, addresses. */
const STRANGE = /[<>[\]{}\\|`@#_]|\/\/|www|\n/i;
const SENTENCE_ENDS = /[.!?…]+(?=\s|$)/g;

const countEnds = (text: string): number => text.match(SENTENCE_ENDS)?.length ?? 0;

/** The whole numbers of a text, without the signs that part thousands. */
const figuresIn = (text: string): number[] =>
  (text.replace(/(\d)[.,\s\u00a0\u202f](?=\d{3}(?!\d))/g, '$1').match(/\d+/g) ?? []).map(Number);

/** Whether both texts have the same figures; hours may be said in a clock of 24, and numbers as words. */
function agreesInFigures({ line, text }: Translation): boolean {
  const facts = readTokens(line).flatMap((token) => (token.is === 'fact' ? [token] : []));
  const known = new Set([...figuresIn(line), ...facts.flatMap(({ value }) => figuresIn(value)), 0]);
  const said = figuresIn(text);
  const exact = facts.filter(({ kind }) => kind === 'money' || kind === 'percent' || kind === 'phone');
  return (
    said.every((figure) => known.has(figure)) &&
    exact.every((fact) => figuresIn(fact.text).every((figure) => said.includes(figure)))
  );
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Whether a translation names no day that the line does not name. */
function agreesInDays({ line, text }: Translation, language: string): boolean {
  const named = DAYS.filter((day) => line.toLowerCase().includes(day.slice(0, 3)));
  return scan(foldEvenly(text), language).every(({ meanings, value }) => !meanings.has('day') || named.includes(value));
}

const says = (line: string, claim: string): boolean => openGate([{ text: line }]).judge(claim).passes;

/** Whether a text is in a language, as far as it can be told of a short one. */
function isIn(language: string, text: string): boolean {
  const found = languageOf(text, language);
  return found === undefined ? !isEnglish(text) : found === language;
}

/**
 * Whether a translation says what a line says. What it means in English has to prove the line, and the line that, each by all rules of the
 * gate. Since whoever translates back may be told what to say, the translation itself has to be in its language, of about the same length, and
 * with the line's figures and days.
 */
export function isSame(translation: Translation, language: string): boolean {
  const { line, text, back } = translation;
  return (
    text !== line &&
    text.length <= line.length * LONGER.times + LONGER.by &&
    !STRANGE.test(text) &&
    countEnds(text) <= Math.max(1, countEnds(line)) &&
    isIn(language, text) &&
    agreesInFigures(translation) &&
    agreesInDays(translation, language) &&
    says(line, back) &&
    says(back, line)
  );
}
