import { asWords } from '../../phrases';
import { addRemark } from '../../requests/request';
import type { Visit } from '../../requests/visits';
import { isCourtesy } from '../acts';
import { step } from '../dialogue';
import { type DialogueOptions, type DialogueState, openIn, type Step, take, withTold } from '../dialogue-state';
import { asks } from '../sentence';
import { gistOf } from './gist';
import { isEnglish, languageOf, saysIn } from './recognise';
import { understoodLanguages } from './vocabulary';

const booked: Partial<Record<Visit, string>> = { table: 'a table', stay: 'a room' };

export interface LanguageOptions extends DialogueOptions {
  /** Whether the website has a word. */
  isOfSite: (word: string) => boolean;
  now: Date;
}

/** The language of a conversation after a sentence. A name or `ok` keeps it, and so does a greeting that people say in English too. */
function languageAfter({ language }: DialogueState, text: string, isFirst: boolean): string | undefined {
  if (!isFirst && isCourtesy(asWords(text))) return language;
  return languageOf(text, language, isFirst) ?? (isEnglish(text) ? undefined : language);
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
      missing: request?.missing,
      hasRequest: request !== undefined,
      now: options.now,
      isOfSite: options.isOfSite,
    });
  if (gist) return withOriginal(step(state, gist.english, options), text, gist.isWhole);
  // A name, a number or an address is in no language.
  const isBare = isUnderstood ? !saysIn(text, language) : languageOf(text) === undefined;
  if (isBare || request?.missing === 'address') return step(state, text, options);
  if (request && (openIn(state) || !asks(text))) return take(state, addRemark(request, text), { isRemark: true });
  return { state: withTold(state, text), move: { kind: 'act', act: 'language', language } };
}

/** Understands the next sentence of a conversation in any language; what the rules cannot follow is kept for a person. */
export function stepInLanguage(state: DialogueState, text: string, isFirst: boolean, options: LanguageOptions): Step {
  const language = languageAfter(state, text, isFirst);
  const next = language === undefined ? step(state, text, options) : stepIn(state, text, language, options);
  const { language: _, ...others } = next.state;
  return { ...next, state: language === undefined ? others : { ...others, language } };
}
