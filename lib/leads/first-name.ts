/** "Mary" of "Mary Byrne": what we call a person in a sentence. */
export function firstName(name = ''): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
