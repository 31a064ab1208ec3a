import { z } from 'zod';
import { spellOut } from '@/lib/reader/answers/question/shorthand';
import { list, readLexicon } from '@/lib/reader/lexicon/lexicon';
import { type Matcher, type Phrases, patternOf } from '@/lib/reader/lexicon/phrases';
import { foldAccents } from '@/lib/text/fold-accents';

/** A topic of own-topics.yaml. */
export interface OwnTopic {
  /** In a visitor's words. */
  question: string;
  /** Matches the lines that answer it; missing if our pages say nothing about it. */
  says?: Matcher;
  /** What of a question, as `spelledOut` returns it, the topic does not name; undefined if the question is not about it. */
  restOf: (question: string) => string | undefined;
}

const { words, topics } = z
  .strictObject({
    words: z.record(z.string(), list),
    topics: z.array(
      z.strictObject({
        question: z.string(),
        /** Each is a list of phrases, or several of which the question has one each. */
        asks: z.array(list.or(z.array(list))),
        says: list.optional(),
      }),
    ),
  })
  .parse(readLexicon('own-topics'));

/** A question as the phrases are written: folded, without shorthand, `what's` as `what is`. */
export const spelledOut = (text: string): string =>
  spellOut(foldAccents(text)).replace(/(?<=\b(?:what|who|where|how|when|that|it))['’]s\b/g, ' is');

/** A group of phrases; `$name` is a list of words. */
function patternOfGroup(group: readonly string[]): Phrases {
  const phrases = group.flatMap((phrase) => (phrase.startsWith('$') ? (words[phrase.slice(1)] ?? []) : phrase));
  return patternOf(phrases.map(spelledOut));
}

const groupsOf = (way: (typeof topics)[number]['asks'][number]): string[][] =>
  way.every((group) => typeof group === 'string') ? [way] : way.filter((group) => typeof group !== 'string');

function topicOf({ question, asks, says }: (typeof topics)[number]): OwnTopic {
  const ways = asks.map((way) => groupsOf(way).map(patternOfGroup));
  return {
    question,
    says: says && patternOf(says),
    restOf(text) {
      const found = ways.filter((way) => way.every((group) => group.test(text)));
      return found.length === 0 ? undefined : found.flat().reduce((rest, group) => group.replace(rest, ' '), text);
    },
  };
}

/** Questions about this company and its agents with the lines that answer them. */
export const ownTopics: readonly OwnTopic[] = topics.map(topicOf);

const context = patternOfGroup(words.context ?? []);

/** A question, as `spelledOut` returns it, without words that need no explanation, such as those for the visitor's business. */
export const withoutContext = (question: string): string => context.replace(question, ' ');
