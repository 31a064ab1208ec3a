import type { OutgoingHttpHeader } from 'node:http';

/** A Vary header with `names` added, each once. */
export function addVary(vary: OutgoingHttpHeader | undefined, ...names: string[]): string {
  const all = [vary, ...names].flat().flatMap((value) => String(value ?? '').split(','));
  const byLowerCase = new Map(all.map((name) => [name.trim().toLowerCase(), name.trim()]));
  return [...byLowerCase.values()].filter(Boolean).join(', ');
}
