import { z } from 'zod';
import type { Prisma } from '@/lib/generated/prisma/client';
import { escapeLike, optionalParam, pageParam, searchParam } from '@/lib/http/search-params';

export const shownStates = ['draft', 'trial', 'client', 'paused', 'ended', 'deleted'] as const;
export type ShownState = (typeof shownStates)[number];

/** The filter of the list of agents. Input: the search parameters of the URL. */
export const agentFilterSchema = z.object({
  q: optionalParam(searchParam.min(1)),
  state: optionalParam(z.enum(shownStates)),
  /** Only what our people should look at. */
  look: z.preprocess((value) => value === '1', z.boolean()),
  page: pageParam,
});

export type AgentFilter = z.output<typeof agentFilterSchema>;

const conditions: Record<ShownState, Prisma.AgentWhereInput> = {
  draft: { state: 'draft', deletedAt: null },
  trial: { state: 'trial', deletedAt: null },
  client: { state: 'client', deletedAt: null },
  paused: { state: { in: ['trial', 'client'] }, isPaused: true, deletedAt: null },
  ended: { state: 'ended', deletedAt: null },
  deleted: { deletedAt: { not: null } },
};

/** Agents that somebody has adopted. */
export const isAdopted = { state: { in: ['draft', 'trial', 'client', 'ended'] } };

/**
 * The filter as a Prisma condition: name, domain and addresses of members are searched.
 * @param ids those that need a look
 */
export function whereOf({ q, state, look }: AgentFilter, ids: readonly string[]): Prisma.AgentWhereInput {
  const contains = { contains: escapeLike(q ?? ''), mode: 'insensitive' as const };
  const found = [{ name: contains }, { domain: contains }, { members: { some: { user: { email: contains } } } }];
  return {
    AND: [isAdopted, state ? conditions[state] : {}, look ? { id: { in: [...ids] } } : {}, q ? { OR: found } : {}],
  };
}

/** The filter as a query string, without defaults. */
export function queryOf({ q, state, look, page }: Partial<AgentFilter>): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(state && { state }),
    ...(look && { look: '1' }),
    ...(page && page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}
