import { z } from 'zod';
import { stripInvalidChars } from '@/lib/forms/form-fields';

const blankAsUnset = (value: unknown) => (value === '' || Array.isArray(value) ? undefined : value);

/** A filter from the query of an address. One that makes no sense is no filter: an old bookmark shows too much rather than an error. */
export const optionalParam = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankAsUnset, schema.optional().catch(undefined));

/** What somebody searches for. What the database cannot keep is in nothing that it could find. */
export const searchParam = z.string().overwrite(stripInvalidChars).trim().max(200);

/** The page of a list, from 1; the first for anything that is none. */
export const pageParam = z.preprocess(blankAsUnset, z.coerce.number().int().min(1).max(100_000).catch(1).default(1));

/** Text as it is for a LIKE, which Prisma's `contains` becomes without escaping. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
