import { z } from 'zod';
import { spellOut } from '@/lib/reader/answers/shorthand';
import type { Topic } from '@/lib/reader/answers/topic';
import { readLexicon } from '@/lib/reader/lexicon/lexicon';
import { patternOf } from '@/lib/reader/lexicon/phrases';
import { foldAccents } from '@/lib/text/fold-accents';

/** A topic of own-topics.yaml. */
export interface OwnTopic extends Topic {
  /** Our pages say nothing about it. */
  isUnsaid: boolean;
  /** What of a question the topic does not name. */
  restOf: (question: string) => string;
}

const oneOrMore = z.union([z.string(), z.array(z.string())]);
const { words, topics } = z
  .strictObject({
    words: z.record(z.string(), z.string()),
    topics: z.array(z.strictObject({ question: z.string(), asks: z.array(z.string()), says: oneOrMore.optional() })),
  })
  .parse(readLexicon('own-topics'));

/** A question as the phrases are written: without shorthand, `what's` as `what is`. */
const spelledOut = (text: string): string =>
  spellOut(foldAccents(text)).replace(/(?<=\b(?:what|who|where|how|when|that|it))['’]s\b/gi, ' is');

/** A group of phrases, separated by commas, as a pattern; longest first, so that `phone agent` is not taken for `phone`. */
function patternOfGroup(group: string): RegExp {
  const phrases = group.replace(/\$([\w-]+)/g, (_, name) => words[name] ?? '').split(',');
  const written = phrases.map((phrase) => spelledOut(phrase).trim().replaceAll(' ', '-'));
  return new RegExp(patternOf(written.sort((a, b) => b.length - a.length)), 'giu');
}

const has = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

function topicOf({ question, asks, says }: (typeof topics)[number]): OwnTopic {
  const ways = asks.map((way) => way.split(' + ').map(patternOfGroup));
  const waysIn = (text: string) => ways.filter((way) => way.every((group) => has(text, group)));
  return {
    id: question,
    question,
    asks: { test: (text) => waysIn(spelledOut(text)).length > 0 },
    proves: says === undefined ? { test: () => false } : patternOf([says].flat()),
    isUnsaid: says === undefined,
    restOf(text) {
      const asked = spelledOut(text);
      return waysIn(asked)
        .flat()
        .reduce((rest, group) => rest.replace(group, ' '), asked);
    },
  };
}

/** Questions about this company and its agents with the lines that answer them. Our pages describe the work of other trades, so nothing else is answered. */
export const ownTopics: readonly OwnTopic[] = topics.map(topicOf);

const context = patternOfGroup(words.context ?? '');

/** A question without the words that people say around it, such as those for their own business. */
export const withoutContext = (question: string): string => spelledOut(question).replace(context, ' ');
