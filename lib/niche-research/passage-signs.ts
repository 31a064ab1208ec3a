import { isInformation } from './own-claims';
import weights from './passage-weights.json' with { type: 'json' };
import type { Passage } from './passages';
import type { SourcePage } from './research-sink';
import { countNames, coverageOf, type Topic } from './topic';

/** How often a pattern is expected in a hundred words at most. */
type Pattern = [most: number, pattern: RegExp];

/** What the words of a text tell of its voice. */
const PATTERNS = {
  firstPerson: [5, /\b(?:we|our|us|I|my|me)\b/gi],
  law: [
    8,
    /\b(?:Acts?|Regulations?|Order|Directive|Code of Practice|legislation|by-?laws?|licen[cs]\w+|regist(?:er|ered|ration)|permits?|certificat\w+|regulat\w+|authority|council|statutory|court|tribunal|tax|insurance|inspect\w+)\b/g,
  ],
  condition: [
    8,
    /\b(?:if|when|unless|where|before|after|within|until|except|otherwise|at least|no more than|up to|per cent|days?|weeks?|months?|years?|hours?)\b/gi,
  ],
  praise: [
    6,
    /\b(?:professional\w*|quality|trust(?:ed)?|experienced?|reliable|friendly|expert\w*|comprehensive|tailored|bespoke|perfect\w*|peace of mind|beautiful\w*|stunning|luxury|premium|passion\w*|dedicated|commit(?:ted|ment)|exceptional|excellen\w+|seamless\w*|hassle|stress|unique|enhance\w*|ultimate|state-of-the-art|relax\w*|enjoy\w*|welcom\w*|warm|amazing|affordable|ideal)\b/gi,
  ],
  aboutItself: [
    4,
    /\b(?:this|our|the) (?:guide|section|article|page|post|blog|document|leaflet|checklist|website)\b|\b(?:below|here(?:’s|'s| is| are| you)|read (?:on|more)|find out|look at|let(?:’s|'s)|in this|following|introduction|you(?:'ll|’ll| will) find|click|download|links?)\b/gi,
  ],
  exclamation: [2, /!/g],
} satisfies Record<string, Pattern>;

const OF_PAGES = ['firstPerson', 'law', 'praise'] as const;
const ASKS = /\?$|^(?:how|what|when|why|who|do|can|is|are)\b/i;
const SENTENCE_END = /[a-z\d)”"][.!?](?=\s|$)/g;
const LAST_WORD_ENDS = /[.!?”"')]$/;
/** Names of the topic in a hundred words, and words in a sentence, that count as many. */
const MOST_NAMES = 5;
const LONG_SENTENCE = 40;

const countWords = (text: string) => text.split(/\s+/).length;
const flag = (is: boolean) => (is ? 1 : 0);
const capped = (count: number, most: number) => Math.min(1, count / most);
const rateOf = (text: string, [most, pattern]: Pattern) =>
  capped(((text.match(pattern)?.length ?? 0) / countWords(text)) * 100, most);

/** Signs by name, from 0 to 1. */
export type Signs = Readonly<Record<string, number>>;

/** The signs that all passages of a page share. */
export function pageSignsOf({ source, title, kind, isListed, passages }: SourcePage, topic: Topic): Signs {
  const text = passages.map(({ heading, content }) => `${heading}\n${content}`).join('\n');
  return {
    ...Object.fromEntries(OF_PAGES.map((name) => [`page.${name}`, rateOf(text, PATTERNS[name])])),
    'page.names': capped((countNames(text, topic) / countWords(text)) * 100, MOST_NAMES),
    'title.coverage': coverageOf(`${title}\n${source.replaceAll(/[-_/.]/g, ' ')}`, topic),
    isListed: flag(isListed),
    isCompany: flag(kind === 'company'),
    isBlog: flag(kind === 'blog'),
  };
}

/** The signs of a passage, of which `relevance` is how much of the vocabulary of the niche it has. */
export function passageSignsOf({ heading, content }: Passage, relevance: number): Signs {
  const words = countWords(content);
  return {
    ...Object.fromEntries(
      Object.entries(PATTERNS).map(([name, pattern]) => [name, rateOf(content, pattern as Pattern)]),
    ),
    relevance,
    sentenceLength: capped(words / ((content.match(SENTENCE_END)?.length ?? 0) || 1), LONG_SENTENCE),
    ends: flag(LAST_WORD_ENDS.test(content)),
    informs: flag(isInformation(content)),
    asks: flag(ASKS.test(heading)),
  };
}

/** How likely a passage with these signs is of use to somebody in the niche: a logistic regression, fitted by `npm run bench:niches`. */
export function usefulnessOf(signs: Signs): number {
  const { bias, ...ofSigns } = weights as Record<string, number>;
  const logOdds = Object.entries(ofSigns).reduce((sum, [name, weight]) => sum + weight * (signs[name] ?? 0), bias ?? 0);
  return 1 / (1 + Math.exp(-logOdds));
}
