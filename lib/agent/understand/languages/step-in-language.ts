import { namesLanguage } from '../../languages/spoken';
import { asWords } from '../../phrases';
import { addRemark } from '../../requests/request';
import type { Visit } from '../../requests/visits';
import { isCourtesy } from '../acts';
import { step } from '../dialogue';
import { type DialogueOptions, type DialogueState, openIn, type Step, take, withTold } from '../dialogue-state';
import { asks, clausesOf, saysLittle } from '../sentence';
import { gistOf } from './gist';
import { isEnglish, isInDictionary, languageOf, saysIn } from './recognise';
import { foldEvenly, understoodLanguages } from './vocabulary';

const booked: Partial<Record<Visit, string>> = { table: 'a table', stay: 'a room' };

export interface LanguageOptions extends DialogueOptions {
  /** Whether the website has a word. */
  isOfSite: (word: string) => boolean;
  now: Date;
}

/** In words. */
const A_WISH = 8;

/** `Can we do English?`, `po angielsku, proszę`, and not `is the menu in English?` */
const asksForEnglish = (text: string, language: string | undefined, isOfSite: LanguageOptions['isOfSite']): boolean => {
  const words = foldEvenly(text).match(/\p{L}+/gu) ?? [];
  const isNamed = namesLanguage(text, 'en') || namesLanguage(text, 'en', language);
  return isNamed && words.length <= A_WISH && !words.some(isOfSite);
};

/** The language of a conversation after a sentence. A name or `ok` keeps it, and so does a greeting that people say in English too. */
function languageAfter({ language }: DialogueState, text: string, isFirst: boolean): string | undefined {
  if (!isFirst && isCourtesy(asWords(text))) return language;
  const found = languageOf(text, language, isFirst);
  return found ?? (isEnglish(text) || (language && isInDictionary(text, language)) ? undefined : language);
}

/** The customer's own sentence goes to the person with what was understood of it. */
function withOriginal({ state, move }: Step, text: string, isWhole: boolean): Step {
  if (move.kind === 'question' && !isWhole) return { state: withTold(state, text), move };
  if (move.kind !== 'request' || (isWhole && !move.isFirst)) return { state, move };
  const request = move.isFirst ? { ...move.request, asked: text } : addRemark(move.request, text);
  return { state: { ...state, request }, move: { ...move, request } };
}

function stepIn(state: DialogueState, text: string, language: string, options: LanguageOptions): Step {
  const { request } = state;
  const isUnderstood = understoodLanguages.includes(language);
  const gist =
    isUnderstood &&
    gistOf(text, language, {
      booked: options.booking === 'meeting' ? 'a demo' : (booked[options.visit] ?? 'an appointment'),
      isCallOut: options.visit === 'callOut',
      missing: request?.missing,
      hasRequest: request !== undefined,
      now: options.now,
      isOfSite: options.isOfSite,
    });
  // `7pm` is read in English.
  if (gist && (gist.isWhole || saysIn(text, language)))
    return withOriginal(step(state, gist.english, options), text, gist.isWhole);
  // A name, a number or an address is in no language.
  const isBare = isUnderstood ? !saysIn(text, language) : languageOf(text) === undefined;
  if (isBare || request?.missing === 'address') return step(state, text, options);
  if (request && (openIn(state) || !asks(text))) return take(state, addRemark(request, text), { isRemark: true });
  return { state: withTold(state, text), move: { kind: 'act', act: 'language', language } };
}

/** Goes on in English, with what else is said, or with what is asked for in an open request. */
function inEnglish({ language: _, ...state }: DialogueState, rest: string, options: LanguageOptions): Step {
  if (rest !== '' && !saysLittle(rest)) return step(state, rest, options);
  const open = openIn(state);
  return open ? take(state, open) : { state, move: { kind: 'told', what: 'little' } };
}

/** Understands the next sentence of a conversation in any language; what the rules cannot follow is kept for a person. */
export function stepInLanguage(state: DialogueState, text: string, isFirst: boolean, options: LanguageOptions): Step {
  const { language: current } = state;
  const clauses = current === undefined ? [] : clausesOf(text);
  const rest = clauses.filter((clause) => !asksForEnglish(clause, current, options.isOfSite));
  if (rest.length < clauses.length) return inEnglish(state, rest.join(', '), options);
  const language = languageAfter(state, text, isFirst);
  const next = language === undefined ? step(state, text, options) : stepIn(state, text, language, options);
  const { language: _, ...others } = next.state;
  return { ...next, state: language === undefined ? others : { ...others, language } };
}
