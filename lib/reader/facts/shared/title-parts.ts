import { memoize } from '@/lib/text/memoize';
import { factsWords } from '../../lexicon/lexicon';

const NO_TITLE = factsWords('titleParts', 'noTitle');
/** The parts of a title between separators, without words such as Home. */
export const titleParts = memoize((title): readonly string[] =>
  title
    .split(/\s+(?:[|–—·•»-]|:+)\s+|\s*\|\s*|:\s/)
    .map((part) => part.trim().replace(/^welcome to (?=\p{Lu})/iu, ''))
    .filter((part) => part.length >= 3 && !/\d{5}|\d{3} \d{3}/.test(part) && !NO_TITLE.test(part)),
);
