/** How many addresses one path may have by its parameters alone, and how many a calendar. */
const MAX_VARIANTS = 150;
const MAX_DATES = 40;

/** A year and a month, perhaps a day, as calendars write them into addresses. */
const DATE =
  /\b(19|20)\d\d[-/](0?[1-9]|1[0-2])([-/]([0-2]?\d|3[01]))?(?=$|[/&?._-])|\b(0?[1-9]|1[0-2])[-/](19|20)\d\d(?=$|[/&?])|\b(year|month|week|day|date|yr|mon|tribe-bar-date|cal\w*|start|from)=[\w-]*\d/gi;

/** Bounds what a site can make out of nothing: calendars without end, and lists sorted and filtered in every way. */
export type TrapGuard = {
  /** Whether an address that was not met before is worth a visit. Counts it. */
  allows: (url: string) => boolean;
};

/** A guard that has met nothing yet. */
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
      const shape = whole.replaceAll(DATE, '#');
      // A post under the date it was written on has words of its own behind it, so its shape is not met again.
      if (shape !== whole && !isWithin(`date ${shape}`, MAX_DATES)) return false;
      return search === '' || isWithin(`path ${pathname}`, MAX_VARIANTS);
    },
  };
}
