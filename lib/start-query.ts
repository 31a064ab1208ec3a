/** The fields of the start form that a link may fill in. */
export const startQueryNames = ['website', 'industry', 'agent'] as const;

const MAX_LENGTH = 2_000;

/** The fields of the start form in a query string; repeated ones are ignored. */
export function readStartQuery(
  query: Record<string, string | string[] | undefined>,
): Partial<Record<(typeof startQueryNames)[number], string>> {
  return Object.fromEntries(
    startQueryNames.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' ? [[name, value.slice(0, MAX_LENGTH)]] : [];
    }),
  );
}
