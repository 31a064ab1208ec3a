/** The start of a cell that a spreadsheet would evaluate as a formula, also after spaces. */
const CELL_START = /^(?=[\s"]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/u;
/**
 * The same within a cell: where the list separator is a semicolon or a tab, as in most of Europe, a spreadsheet does not
 * recognise our quotes, and a cell or row begins after each of these.
 */
const AFTER_SEPARATOR = /[;\t\r\n](?=(?:[^\S\t\r\n]|")*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value);
  // Spreadsheets themselves mark text with a leading apostrophe.
  const safe = text.replaceAll(AFTER_SEPARATOR, "$&'").replace(CELL_START, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The byte order mark, without which spreadsheets misread accented letters. */
export const CSV_START = '\uFEFF';

/** One line of CSV (RFC 4180): every value quoted, quotes doubled, formulas neutralised (CSV injection), whatever the separator. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;
