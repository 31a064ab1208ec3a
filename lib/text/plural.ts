/** The noun for a count that is shown apart from it: "page" for 1, otherwise "pages". */
export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** A count with its noun: "1 page", "12 pages", "2 people". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-IE')} ${nounFor(count, one, many)}`;
}
