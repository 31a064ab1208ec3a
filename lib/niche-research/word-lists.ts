import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { businessTypes } from '@/lib/industries';
import { sourceKinds } from './knowledge';

const list = z.array(z.string().min(1));

const schema = z.object({
  trades: z.record(z.enum(businessTypes), z.object({ names: list, whole: list, words: list })),
  focus: z.object({ commercial: list, residential: list }),
  places: z.record(z.string(), list),
  counties: list,
  generic: list,
  workers: list,
  signs: z.object({ law: list, condition: list, praise: list, aboutItself: list }),
  objections: z.object({
    site: list,
    organisation: list,
    offer: list,
    own: list,
    procedure: list,
    praise: list,
    praiseAdjectives: list,
    praiseNouns: list,
    reviewHeading: list,
    invitation: list,
    pointer: list,
  }),
  guidance: list,
  hosts: z.partialRecord(z.enum(sourceKinds), list),
});

const FILE = join(/* turbopackIgnore: true */ process.cwd(), 'lib/niche-research/word-lists.yaml');

/** The word lists in word-lists.yaml, which says what each is for, as phrases of the lexicon (lib/reader/lexicon/phrase-notation.ts). */
export const words = schema.parse(parse(readFileSync(/* turbopackIgnore: true */ FILE, 'utf8')));
