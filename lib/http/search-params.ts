import { z } from 'zod';
import { tidyLine } from '@/lib/forms/form-fields';

const blankAsUnset = (value: unknown) => (value === '' || Array.isArray(value) ? undefined : value);

/** An optional search parameter. An invalid one counts as absent, so that old bookmarks show more instead of an error. */
export const optionalParam = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankAsUnset, schema.optional().catch(undefined));

/** A search text, without characters that the database cannot store and therefore never finds. */
export const searchParam = z.string().overwrite(tidyLine).max(200);

/** The page of a list, from 1; anything invalid is the first page. */
export const pageParam = z.preprocess(blankAsUnset, z.coerce.number().int().min(1).max(100_000).catch(1).default(1));

/** Escapes the wildcards of LIKE, which Prisma's `contains` does not. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
