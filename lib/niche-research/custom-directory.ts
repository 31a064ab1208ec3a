import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { businessTypes } from '@/lib/industries';
import { type DirectoryEntry, directoryKinds } from './directory/entry';
import { regions } from './knowledge';

const schema = z.array(
  z.object({
    name: z.string().min(1),
    url: z.url(),
    kind: z.enum(directoryKinds),
    regions: z.array(z.enum(regions)),
    trades: z.union([z.literal('all'), z.array(z.enum(businessTypes))]),
    words: z.array(z.string().min(1)).optional(),
    focus: z.enum(['commercial', 'residential']).optional(),
    about: z.string(),
  }),
);

/**
 * The sources in the operator's own file (KNOWLEDGE_DIRECTORY), which replace the built-in directory; undefined without a file.
 * @throws when the file cannot be read or is not a list of sources
 */
export const customDirectory = (file: string | undefined): readonly DirectoryEntry[] | undefined =>
  file ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
