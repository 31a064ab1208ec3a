/** The maximum number of URLs that differ only in parameters, and of calendar URLs. */
const MAX_VARIANTS = 150;
const MAX_DATES = 40;

/** A year and month, perhaps a day, as calendars have them in URLs. */
const DATE = /\b(?:(?:19|20)\d\d[-/]\d{1,2}(?:[-/]\d{1,2})?|\d{1,2}[-/](?:19|20)\d\d)(?=$|[/&?._-])/g;
const DATE_PARAMETER = /\b(?:year|month|week|day|date|yr|mon|tribe-bar-date|cal\w*|start|from)=[\w-]*\d/gi;

/** Limits crawler traps: endless calendars, and lists sorted and filtered in every combination. */
export type TrapGuard = {
  /** Whether a newly discovered URL may be fetched. Counts it. */
  allows: (url: string) => boolean;
};

/** Creates a guard without any counts. */
export function createTrapGuard(): TrapGuard {
  const counts = new Map<string, number>();
  const isWithin = (shape: string, limit: number) => {
    const count = (counts.get(shape) ?? 0) + 1;
    counts.set(shape, count);
    return count <= limit;
  };
  return {
    allows(url) {
      const { pathname, search } = new URL(url);
      const whole = `${pathname}${search}`;
      const shape = whole.replaceAll(DATE, '#').replaceAll(DATE_PARAMETER, '#');
      // A post with its date in the URL also has a slug, so its pattern is unique.
      if (shape !== whole && !isWithin(`date ${shape}`, MAX_DATES)) return false;
      return search === '' || isWithin(`path ${pathname}`, MAX_VARIANTS);
    },
  };
}
