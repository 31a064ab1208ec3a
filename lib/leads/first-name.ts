/** The first name, as used in a sentence: "Mary" of "Mary Byrne". */
export function firstName(name = ''): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
