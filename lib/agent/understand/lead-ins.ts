import { lexicon } from '../lexicon';
import { asWords, phrasesOf } from '../phrases';
import { isCourtesy } from './acts';

/** What people say before a question, and after one. */
const leadIns = new Set(phrasesOf('leadIns'));
const tails = new Set(phrasesOf('tails'));

/** Statements after `if`, with the questions that they become. */
const turned = Object.entries(lexicon.turned);
const IS_QUESTION =
  /^(?:(?:what|how|when|where|which|why|who|whose|is|are|do|does|did|can|could|will|would|have|has|should|may|am|was|were|any)(?:['’]?(?:s|re|ve|nt|n['’]t))?)\b/i;

/** The last punctuation mark of a word at the start of a sentence, and spaces. */
const EDGE = /^[\s,;:.!–-]+/;

/** A sentence without the words before its question. */
function withoutLeadIn(sentence: string): { text: string; isTurned: boolean } {
  let text = sentence;
  let last = '';
  for (let found = leadInOf(text); found; found = leadInOf(text)) {
    last = found.phrase;
    text = found.rest;
  }
  return { text, isTurned: /(?:^| )(?:if|whether|wondering|check|know|confirm)$/.test(last) };
}

/** The longest lead-in at the start of a text, and what follows it. */
function leadInOf(text: string): { phrase: string; rest: string } | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)];
  for (let count = Math.min(8, words.length - 1); count > 0; count -= 1) {
    const next = words[count];
    const phrase = asWords(text.slice(0, next?.index)).trim();
    if (next && leadIns.has(phrase)) return { phrase, rest: text.slice(next.index) };
  }
  return undefined;
}

function withoutTail(sentence: string): string {
  let text = sentence;
  for (let again = true; again; ) {
    again = false;
    const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)];
    for (let count = Math.min(5, words.length - 2); count > 0; count -= 1) {
      const first = words[words.length - count];
      if (!first || !tails.has(asWords(text.slice(first.index)).trim())) continue;
      text = text.slice(0, first.index).replace(/[\s,;:.!?–-]+$/, '');
      again = true;
      break;
    }
  }
  return text;
}

function turnedAround(text: string): string {
  if (IS_QUESTION.test(text)) return text;
  const lower = text.toLowerCase().replaceAll('’', "'");
  const found = turned.find(([said]) => lower.startsWith(`${said} `));
  return found ? `${found[1]}${text.slice(found[0].length)}` : text;
}

/** The sentences in a text that are its questions, or else the last one, without greetings, lead-ins and tails. */
export function bareQuestions(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const bare = sentences.map((sentence) => {
    const { text: rest, isTurned } = withoutLeadIn(sentence.replace(EDGE, ''));
    const question = withoutTail(rest);
    return isTurned ? turnedAround(question) : question;
  });
  const asked = bare.filter(
    (sentence, at) =>
      !isCourtesy(asWords(sentence)) && (IS_QUESTION.test(sentence) || sentences[at]?.trim().endsWith('?')),
  );
  const said = bare.filter((sentence) => !isCourtesy(asWords(sentence)));
  return asked.length > 0 ? asked : said.slice(-1);
}

/** The last question in a text, without what is said around it; the text itself if there is nothing to take away. */
export const bareQuestion = (text: string): string => bareQuestions(text).at(-1) ?? text;
