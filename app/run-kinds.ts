import { nicheRunKind } from '@/lib/niche-research/run-kind';
import type { RunKinds } from '@/lib/scraper-runs/run-kind';
import { websiteRunKind } from '@/lib/website-scraper/run-kind';

/** The registry of all kinds of run; worker/crawl.ts is the counterpart for background work. */
export const runKinds: RunKinds = { website: websiteRunKind, niche: nicheRunKind, premium: nicheRunKind };
