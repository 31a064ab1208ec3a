import type { AnswerSite } from '@/lib/reader/answers/answer';
import { type Judgement, judge, openGateOf, type Proved, prove } from './prove/proved-answer';
import type { Reply, Said } from './reply-type';
import { answerReadings } from './sources/answer-readings';
import { recall, type TaughtAnswer } from './taught/recall';
import type { DialogueOptions } from './understand/dialogue-state';
import { type Readings, type Understood, understand } from './understand/understand';
import { modelLines } from './write/model-lines';
import type { ModelRequest, WrittenSentence } from './write/write-sentences';

/** What an agent can be asked of a website, in this thread or in another one (sources/in-threads.ts). */
export interface Knowledge {
  /** What the next sentence of a conversation means. */
  understand(said: Said): Promise<Understood>;
  /** The answer of the website to a question, or silence. */
  answer(readings: Readings): Promise<Reply>;
  /** What the owner has taught that answers a question. */
  recall(taught: readonly TaughtAnswer[], question: string): Promise<string | undefined>;
  /** What a language model is shown for a question. */
  modelLines(question: string, language?: string): Promise<Pick<ModelRequest, 'business' | 'lines'>>;
  /** Which sentences of a language model lines of the website prove. */
  prove(sentences: readonly WrittenSentence[], question: string, language?: string): Promise<Proved>;
  /** What the gate says of a sentence. */
  judge(sentence: string): Promise<Judgement>;
  /** Opens the gate, which the first judgement would take longer for. */
  openGate(): Promise<void>;
  /** The best lines about something. */
  passages(words: string, count: number): Promise<{ pageTitle: string; url: string }[]>;
}

/** The knowledge of an open website. With us, one books a meeting. */
export const knowledgeOf = (site: AnswerSite, booking: DialogueOptions['booking'] = 'booking'): Knowledge => ({
  understand: (said) => understand(site, said, booking),
  answer: async (readings) => answerReadings(site, readings),
  recall: async (taught, question) => recall(taught, question),
  modelLines: async (question, language) => modelLines(site, question, language),
  prove: async (sentences, question, language) => prove(site, sentences, question, language),
  judge: async (sentence) => judge(site, sentence),
  openGate: async () => void openGateOf(site),
  passages: async (words, count) => site.choices(words, count).flatMap((quotes) => quotes.slice(0, 1)),
});
