/** The languages whose months are known. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'cs', 'fi', 'ga'];

/** The names of months as they stand in dates, in full and short. */
const MONTHS = new Set(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month });
      return Array.from({ length: 12 }, (_, at) => format.formatToParts(new Date(2026, at, 15)));
    }),
  ).map((parts) => (parts.find(({ type }) => type === 'month')?.value ?? '').toLowerCase().replace('.', '')),
);

const DAY = /^\d{1,2}\D{0,2}$/;
const DIGITS = /(?<!\d)(?:\d{1,2}([./])\d{1,2}\1(?:20\d\d)?|20\d\d-\d\d-\d\d)(?!\d)/;

/** Whether a text has the date of a day: "14 March", "14.03.2026". */
export function hasDate(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const words = text.toLowerCase().split(/[^\p{L}\d:]+/u);
  const said = words.filter((word) => word !== 'de' && word !== 'of');
  const isDay = (word = '') => DAY.test(word);
  return DIGITS.test(text) || said.some((word, at) => MONTHS.has(word) && (isDay(said[at - 1]) || isDay(said[at + 1])));
}
