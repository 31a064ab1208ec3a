import { checkedAsThen } from '@/lib/reader/answers/site/checked-facts';
import type { OwnerFact } from '@/lib/reader/facts/owner/owner-facts';
import type { FactPage } from '@/lib/reader/facts/shared/fact-types';
import type { ChangedPage, RunChanges } from '@/lib/scraper-runs/run-difference';
import { compareFacts } from './fact-changes';

/** A page of a run as far as differences depend on it. */
export type SnapshotPage = FactPage & {
  /** The hash of its title and main text. */
  content: string;
  /** False if only its title and description could be read. */
  isWhole: boolean;
  /** Whether a former version found its facts, with other rules. */
  isOutdated: boolean;
};

/** What a run knows about a website. */
export type Snapshot = {
  pages: readonly SnapshotPage[];
  /** Every discovered URL that nothing was stored from, with the reason; without one it was not read. */
  others: ReadonlyMap<string, { reason?: string; sameAs?: string }>;
  /** Whether the run read everything that it discovered. */
  isComplete: boolean;
};

/** The runs to compare, and what their user said of the facts. */
export type Comparison = { before: Snapshot; after: Snapshot; said: readonly OwnerFact[] };

const byUrl = ({ pages }: Snapshot) => new Map(pages.map((page) => [page.url, page]));
const listPage = ({ url, title }: SnapshotPage): ChangedPage => ({ url, title });

/** Whether a run shows that there was no page at a URL. One that failed to load, or was not reached, may exist. */
function isAbsent(url: string, { others, isComplete }: Snapshot): boolean {
  const other = others.get(url);
  return other ? other.reason === 'not-found' : isComplete;
}

/**
 * Compares two runs over one website with the same settings. What one of them could not read is neither new nor gone, and its
 * facts count for neither of them; nor do those that only one of them found with the rules of a former version.
 */
export function compareRuns({ before, after, said }: Comparison): RunChanges {
  const [old, current] = [byUrl(before), byUrl(after)];
  /** The page that is now where an earlier page was, also after a redirect. */
  const successorOf = ({ url }: SnapshotPage) => current.get(url) ?? current.get(after.others.get(url)?.sameAs ?? '');
  const pairs = before.pages.flatMap((was) => {
    const is = successorOf(was);
    return is ? [{ was, is }] : [];
  });
  const continued = new Set(pairs.map(({ is }) => is.url));
  const gone = before.pages.filter((page) => !successorOf(page) && isAbsent(page.url, after));
  const added = after.pages.filter(
    (page) => !continued.has(page.url) && !old.has(page.url) && isAbsent(page.url, before),
  );
  const whole = pairs.filter(({ was, is }) => was.isWhole && is.isWhole);
  const changed = whole.filter(({ was, is }) => was.url === is.url && was.content !== is.content);
  const comparable = whole.filter(({ was, is }) => was.isOutdated === is.isOutdated);
  // Without the facts of some pages, those of others would seem to be new or gone.
  const isPartial = comparable.length < whole.length;
  const facts = compareFacts(
    factsOf([...comparable.map(({ was }) => was), ...(isPartial ? [] : gone)], said),
    factsOf([...comparable.map(({ is }) => is), ...(isPartial ? [] : added)], said),
  );
  return {
    added: added.map(listPage),
    gone: gone.map(listPage),
    changed: changed.map(({ is }) => listPage(is)),
    facts,
  };
}

/** In the order of URLs, so that the order in which pages were read changes no fact. */
function factsOf(pages: readonly SnapshotPage[], said: readonly OwnerFact[]) {
  const distinct = new Map(pages.map((page) => [page.url, page]));
  return checkedAsThen({ pages: [...distinct.values()].sort((a, b) => (a.url < b.url ? -1 : 1)), said });
}
