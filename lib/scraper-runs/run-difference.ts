import { plural } from '@/lib/text/plural';

/** A page in the difference between two runs. */
export type ChangedPage = { url: string; title: string };

/** A fact that changed; `was` is missing for a new one, `is` for one that is no longer stated. */
export type ChangedFact = {
  label: string;
  /** What it is about, as the name of what has a price; empty where the label says it. */
  about: string;
  was?: string;
  is?: string;
  /** Pages that state it now, or stated it before. */
  urls: string[];
};

/** What changed on a website between two runs. */
export type RunChanges = {
  added: ChangedPage[];
  gone: ChangedPage[];
  changed: ChangedPage[];
  facts: ChangedFact[];
};

export type ChangeCounts = Record<keyof RunChanges, number>;

/** A difference as it is stored: the counts of all changes, and the first of each kind. */
export type StoredDifference = { counts: ChangeCounts; changes: RunChanges };

const MAX_LISTED = 200;

/** How many pages and facts were added, have gone or have changed. */
export const countChanges = ({ added, gone, changed, facts }: RunChanges): ChangeCounts => ({
  added: added.length,
  gone: gone.length,
  changed: changed.length,
  facts: facts.length,
});

/** Limits the lists of a difference, since it is stored and shown as a whole. */
export const toStoredDifference = (changes: RunChanges): StoredDifference => ({
  counts: countChanges(changes),
  changes: {
    added: changes.added.slice(0, MAX_LISTED),
    gone: changes.gone.slice(0, MAX_LISTED),
    changed: changes.changed.slice(0, MAX_LISTED),
    facts: changes.facts.slice(0, MAX_LISTED),
  },
});

/** Whether any count is above 0. */
export const hasChanges = (counts: ChangeCounts): boolean => Object.values(counts).some((count) => count > 0);

/** "2 new pages, 1 page changed, 1 fact changed", or "Nothing changed". */
export function describeChanges({ added, gone, changed, facts }: ChangeCounts): string {
  const parts = [
    added > 0 && plural(added, 'new page'),
    gone > 0 && `${plural(gone, 'page')} removed`,
    changed > 0 && `${plural(changed, 'page')} changed`,
    facts > 0 && `${plural(facts, 'fact')} changed`,
  ];
  return parts.filter(Boolean).join(', ') || 'Nothing changed';
}
