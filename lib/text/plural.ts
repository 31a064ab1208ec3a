/** A count with its noun: "1 page", "12 pages", "2 people". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-IE')} ${count === 1 ? one : many}`;
}
