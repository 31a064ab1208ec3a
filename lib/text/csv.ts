/** Text that a spreadsheet would evaluate as a formula, also after leading spaces. */
const formula = /^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value);
  // Spreadsheets themselves mark text with a leading apostrophe.
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The byte order mark, without which spreadsheets misread accented letters. */
export const CSV_START = '\uFEFF';

/** One line of CSV (RFC 4180): every value quoted, quotes doubled, formulas neutralised (CSV injection). */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;
