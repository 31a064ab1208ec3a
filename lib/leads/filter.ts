import { z } from 'zod';
import type { Prisma } from '@/lib/generated/prisma/client';
import { escapeLike, optionalParam, pageParam, searchParam } from '@/lib/http/search-params';
import { industryValues } from '@/lib/industries';
import { dublinDay, startOfDublinDay } from '@/lib/text/dublin-time';
import { foldAccents } from '@/lib/text/fold-accents';
import { leadKinds, leadStatuses } from './unions';

// PostgreSQL has no year 0.
const day = z.iso.date().refine((text) => text >= '0001');

const flag = z.preprocess((value) => value === '1', z.boolean());

/** The leads whose day has come, and that are neither won nor lost. */
export const whereDue = (now = new Date()): Prisma.LeadWhereInput => ({
  dueOn: { lte: new Date(dublinDay(now)) },
  status: { notIn: ['won', 'lost'] },
});

/** The filter of the lead list. Input: the search parameters of the URL. */
export const leadFilterSchema = z.object({
  q: optionalParam(searchParam.min(1)),
  kind: optionalParam(z.enum(leadKinds)),
  status: optionalParam(z.enum(leadStatuses)),
  industry: optionalParam(z.enum(industryValues)),
  from: optionalParam(day),
  to: optionalParam(day),
  spam: flag,
  /** Those whose day has come, and that are neither won nor lost. */
  due: flag,
  /** The id of an admin, or `nobody`. */
  owner: optionalParam(z.uuid().or(z.literal('nobody'))),
  sort: optionalParam(z.enum(['newest', 'oldest', 'name'])),
  page: pageParam,
});

export type LeadFilter = z.output<typeof leadFilterSchema>;

/** The filter as a Prisma condition. Days are whole days in Ireland, like those that the list and the chart show. */
export function whereOf({ q, kind, status, industry, from, to, spam, due, owner }: LeadFilter): Prisma.LeadWhereInput {
  return {
    isSpam: spam,
    kind,
    status,
    industry,
    ownerId: owner === 'nobody' ? null : owner,
    AND: due ? whereDue() : undefined,
    searchText: q ? { contains: escapeLike(foldAccents(q)) } : undefined,
    createdAt:
      from || to
        ? {
            gte: from ? startOfDublinDay(from) : undefined,
            lt: to ? startOfDublinDay(to, 1) : undefined,
          }
        : undefined,
  };
}

/** The filter as a query string, without defaults. */
export function queryOf(filter: Partial<LeadFilter>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    const isDefault = value === undefined || value === false || (name === 'page' && value === 1);
    if (!isDefault) query.set(name, value === true ? '1' : String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}
