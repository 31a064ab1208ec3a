import { z } from 'zod';
import { readLexicon } from '@/lib/reader/lexicon/lexicon';

const words = z.string().transform((text) => text.split(' '));

/** What customers write: lib/reader/lexicon/conversation.yaml. */
export const lexicon = z
  .strictObject({
    phrases: z.record(z.string(), z.string()),
    questionWords: words,
    languages: z.record(z.string(), words),
    alsoEnglish: words,
    english: words,
    turned: z.record(z.string(), z.string()),
  })
  .parse(readLexicon('conversation'));
