import { lexicon } from './lexicon';

/** The lists of page.yaml as patterns, by module and name. */
export const pageWords = lexicon('page');
