/** What a spreadsheet would take for a formula, also after spaces it skips. */
const formula = /^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value);
  // The apostrophe is what spreadsheets themselves put before text that looks like a formula.
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Marks the file as UTF-8, without which a spreadsheet garbles fadas. */
export const CSV_START = '\uFEFF';

/** One line of CSV (RFC 4180): every value quoted, quotes doubled, nothing that a spreadsheet would calculate. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;
