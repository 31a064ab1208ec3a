import { env } from '@/lib/env';
import { categories } from './collect';
import { type CheckKind, findSources, readDirectory } from './directory';
import type { Region } from './knowledge';
import { planResearch } from './research-plan';
import type { NicheOptions } from './schema';

/** What the directory has for a niche, before a run. */
export type KnownSources = {
  niche: string;
  region: Region;
  /** Best first. `category` is the one of their items, `checked` the day on which they were last checked, as 2026-11-25, and `by` how. */
  sources: { name: string; url: string; category: string; checked?: string; by: CheckKind }[];
  /** How many more are left out because of their last check. */
  dropped: number;
  /** How many of them a run with these options reads at most. */
  read: number;
};

/** The sources that a run of the niche scraper with these options may read. */
export function findKnownSources(niche: string, options: NicheOptions): KnownSources {
  const plan = planResearch(niche, options);
  const { usable, dropped } = findSources(plan, readDirectory(env.knowledge.directoryFile));
  return {
    niche,
    region: plan.region,
    sources: usable.map(({ name, url, kind, checked, by }) => ({ name, url, category: categories[kind], checked, by })),
    dropped: dropped.length,
    read: Math.min(usable.length, plan.limits.sources),
  };
}
