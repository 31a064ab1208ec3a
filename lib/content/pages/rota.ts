const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const HOURS_IN_WEEK = days.length * 24;

/** A week as a rota, on /why-ai. A visitor may put in their own hours; until then it is that of a shop. Without imports, since the browser has it too. */
export const week = {
  title: 'Who’s there to answer',
  days,
  opensAt: 9,
  closesAt: 18,
  /** The days on which a business may open, as a choice; the shop's is `shopDays`. */
  openDays: [
    ['Monday to Friday', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
    ['Monday to Saturday', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
    ['Tuesday to Saturday', ['Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
    ['Wednesday to Sunday', ['Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
    ['Every day', days],
  ] as readonly (readonly [label: string, days: readonly string[]])[],
  shopDays: 1,
  legend: { open: 'Your people', closed: 'Nobody', agent: 'An AI employee' },
  labels: { opensAt: 'You open at', closesAt: 'You close at', days: 'You open' },
  /** What the rota shows, in words. */
  sum: (open: number) =>
    `Your people are there for ${open} of ${HOURS_IN_WEEK} hours. For ${HOURS_IN_WEEK - open}, nobody is.`,
};
