import { lexicon } from './lexicon';

/** The lists of facts.yaml as patterns, by module and name. */
export const factsWords = lexicon('facts');
