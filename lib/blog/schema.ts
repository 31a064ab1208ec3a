import { z } from 'zod';
import { searchParam } from '@/lib/http/search-params';
import { type Category, isCategory } from './categories';

const MAX_PAGE = 100_000;

const pageNumber = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(z.number().max(MAX_PAGE));

/** The page number in a path segment; undefined if it is not one. */
export function readPageNumber(text: string | undefined): number | undefined {
  return pageNumber.safeParse(text).data;
}

/** The query of `/blog?q=…&category=…&page=…`. A form sends empty fields as empty text. */
export const searchQuery = z.object({
  q: searchParam.default(''),
  category: z
    .string()
    .refine((name): name is Category | '' => name === '' || isCategory(name))
    .default(''),
  page: pageNumber.default(1),
});
