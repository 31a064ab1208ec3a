import { lexicon } from './lexicon';

/** The lists of answers.yaml as patterns, by module and name. */
export const answersLexicon = lexicon('answers');
