import { z } from 'zod';
import { spellOut } from '@/lib/reader/answers/question/shorthand';
import { readLexicon } from '@/lib/reader/lexicon/lexicon';
import { patternOf } from '@/lib/reader/lexicon/phrases';
import { foldAccents } from '@/lib/text/fold-accents';

/** A topic of own-topics.yaml. */
export interface OwnTopic {
  /** In a visitor's words. */
  question: string;
  /** Matches the lines that answer it; missing if our pages say nothing about it. */
  says?: RegExp;
  /** What of a question, as `spelledOut` returns it, the topic does not name; undefined if the question is not about it. */
  restOf: (question: string) => string | undefined;
}

const { words, topics } = z
  .strictObject({
    words: z.record(z.string(), z.string()),
    topics: z.array(
      z.strictObject({
        question: z.string(),
        asks: z.array(z.string()),
        says: z.union([z.string(), z.array(z.string())]).optional(),
      }),
    ),
  })
  .parse(readLexicon('own-topics'));

/** A question as the phrases are written: folded, without shorthand, `what's` as `what is`. */
export const spelledOut = (text: string): string =>
  spellOut(foldAccents(text)).replace(/(?<=\b(?:what|who|where|how|when|that|it))['’]s\b/g, ' is');

/** A group of phrases, separated by commas, as a pattern; longest first, so that `phone agent` is not taken for `phone`. */
function patternOfGroup(group: string): RegExp {
  const phrases = group.replace(/\$([\w-]+)/g, (_, name) => words[name] ?? '').split(',');
  const written = phrases.map((phrase) => spelledOut(phrase).trim().replaceAll(' ', '-'));
  return new RegExp(patternOf(written.sort((a, b) => b.length - a.length)), 'gu');
}

function topicOf({ question, asks, says }: (typeof topics)[number]): OwnTopic {
  const ways = asks.map((way) => way.split(' + ').map(patternOfGroup));
  return {
    question,
    says: says === undefined ? undefined : patternOf([says].flat()),
    restOf(text) {
      const found = ways.filter((way) => way.every((group) => text.search(group) >= 0));
      return found.length === 0 ? undefined : found.flat().reduce((rest, group) => rest.replace(group, ' '), text);
    },
  };
}

/** Questions about this company and its agents with the lines that answer them. */
export const ownTopics: readonly OwnTopic[] = topics.map(topicOf);

const context = patternOfGroup(words.context ?? '');

/** A question, as `spelledOut` returns it, without words that need no explanation, such as those for the visitor's business. */
export const withoutContext = (question: string): string => question.replace(context, ' ');
