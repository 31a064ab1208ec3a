import { z } from 'zod';
import { list, readLexicon } from '@/lib/reader/lexicon/lexicon';

/** What customers write: lib/reader/lexicon/conversation.yaml. */
export const lexicon = z
  .strictObject({
    phrases: z.record(z.string(), list),
    questionWords: list,
    languages: z.record(z.string(), list),
    alsoEnglish: list,
    english: list,
    turned: z.record(z.string(), z.string()),
  })
  .parse(readLexicon('conversation'));
