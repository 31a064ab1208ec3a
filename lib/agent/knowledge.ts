import type { AnswerSite } from '@/lib/reader/answers/answer';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import { hoursOfTheYear } from '@/lib/reader/answers/stated/closed-at';
import type { DayHours } from '@/lib/reader/facts/shared/fact-types';
import type { ModelPrompt } from './model/call-model';
import { type Decided, decide } from './model/decide';
import type { ModelTurn } from './model/model-turn';
import { promptFor } from './model/prompt';
import { isSame, type Translation } from './model/translation';
import { type Judgement, judge, openGateOf } from './prove/proved-answer';
import type { Reply, Said } from './reply-type';
import { answerReadings } from './sources/answer-readings';
import { contradiction } from './taught/contradiction';
import { recall, type TaughtAnswer } from './taught/recall';
import type { DialogueOptions } from './understand/dialogue-state';
import { type Readings, type Understood, understand } from './understand/understand';

/** What an agent can be asked of a website, in this thread or in another one (sources/in-threads.ts). */
export interface Knowledge {
  /** What the next sentence of a conversation means. */
  understand(said: Said): Promise<Understood>;
  /** The answer of the website to a question, or silence. */
  answer(readings: Readings): Promise<Reply>;
  /** What the owner has taught that answers a question. */
  recall(taught: readonly TaughtAnswer[], question: string): Promise<string | undefined>;
  /** The line of the website that contradicts what the owner has taught. */
  contradiction(taught: TaughtAnswer): Promise<Quote | undefined>;
  /** What a language model is asked about a turn. */
  promptFor(said: Said, understood: Understood, taught?: readonly TaughtAnswer[]): Promise<ModelPrompt>;
  /** What becomes of a turn that a language model has read. */
  decide(said: Said, understood: Understood, read: ModelTurn, taught?: readonly TaughtAnswer[]): Promise<Decided>;
  /** Whether each of these translations says what its line says. */
  areSame(translations: readonly Translation[], language: string): Promise<boolean>;
  /** What the gate says of a sentence. */
  judge(sentence: string): Promise<Judgement>;
  /** Opens the gate, which the first judgement would take longer for. */
  openGate(): Promise<void>;
  /** The opening hours of each counter that hold all year. */
  openingHours(): Promise<readonly (readonly DayHours[])[]>;
  /** The best lines about something. */
  passages(words: string, count: number): Promise<{ pageTitle: string; url: string }[]>;
}

/** The knowledge of an open website. With us, one books a meeting. */
export const knowledgeOf = (site: AnswerSite, booking: DialogueOptions['booking'] = 'booking'): Knowledge => ({
  understand: (said) => understand(site, said, booking),
  answer: async (readings) => answerReadings(site, readings),
  recall: async (taught, question) => recall(taught, question),
  contradiction: async (taught) => contradiction(site, taught),
  promptFor: async (said, understood, taught = []) => promptFor(site, said, understood, taught),
  decide: async (said, understood, read, taught = []) => decide(site, said, understood, read, taught, booking),
  areSame: async (translations, language) => translations.every((one) => isSame(one, language)),
  judge: async (sentence) => judge(site, sentence),
  openGate: async () => void openGateOf(site),
  openingHours: async () => hoursOfTheYear(site.index),
  passages: async (words, count) => site.choices(words, count).flatMap((quotes) => quotes.slice(0, 1)),
});
