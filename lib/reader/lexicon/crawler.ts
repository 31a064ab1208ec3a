import { lexicon } from './lexicon';

/** The lists of crawler.yaml as patterns, by module and name. */
export const crawlerWords = lexicon('crawler');
