/** The maximum number of URLs that differ only in parameters. */
const MAX_VARIANTS = 150;

/** Limits crawler traps: lists sorted and filtered in every combination. */
export type TrapGuard = {
  /** Whether a newly discovered URL may be fetched. Counts it. */
  allows: (url: string) => boolean;
};

/** Creates a guard without any counts. */
export function createTrapGuard(): TrapGuard {
  const counts = new Map<string, number>();
  return {
    allows(url) {
      const { pathname, search } = new URL(url);
      const count = (counts.get(pathname) ?? 0) + 1;
      if (search !== '') counts.set(pathname, count);
      return search === '' || count <= MAX_VARIANTS;
    },
  };
}
