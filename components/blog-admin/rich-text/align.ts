import { diffArrays } from 'diff';

const tokensOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

const offsetsOf = (tokens: readonly string[]): number[] => {
  const offsets = [0];
  for (const token of tokens) offsets.push((offsets.at(-1) ?? 0) + token.length);
  return offsets;
};

/** For each token of `from`, the index of the same token in `to`, if it has one. */
function align(from: readonly string[], to: readonly string[]): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  let at = 0;
  const isSame = (a: string, b: string) => a === b || (a.trim() === '' && b.trim() === '');
  const parts = diffArrays([...from], [...to], { maxEditLength: 2_000, comparator: isSame });
  for (const { added, removed, value } of parts ?? []) {
    if (added) at += value.length;
    else for (const _ of value) found.push(removed ? undefined : at++);
  }
  return found;
}

/** Puts the change from `before` to `after` into `source`, which says the same as `before` in other characters. */
export function transplant(source: string, before: string, after: string): string | undefined {
  if (source === before) return after;
  const [old, now, raw] = [tokensOf(before), tokensOf(after), tokensOf(source)];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const at = align(old, raw);
  const before1 = head === 0 ? -1 : at[head - 1];
  const after1 = tail === 0 ? raw.length : at[old.length - tail];
  if (before1 === undefined || after1 === undefined || after1 <= before1) return undefined;
  const middle = now.slice(head, now.length - tail).join('');
  // An insertion comes right after the word before it: what follows may be marks that `before` lacks.
  const end = head + tail === old.length ? before1 + 1 : after1;
  return raw.slice(0, before1 + 1).join('') + middle + raw.slice(end).join('');
}

/** The offset in `to` of what is at an offset in `from`; the two say the same in other characters. */
export function mapOffset(offset: number, from: string, to: string): number {
  if (from === to) return offset;
  const [old, now] = [tokensOf(from), tokensOf(to)];
  const [oldAt, nowAt] = [offsetsOf(old), offsetsOf(now)];
  const at = align(old, now);
  let token = oldAt.findLastIndex((start) => start < offset);
  const within = offset - (oldAt[token] ?? 0);
  const same = at[token];
  if (same !== undefined) return (nowAt[same] ?? 0) + within;
  while (token >= 0 && at[token] === undefined) token -= 1;
  const last = at[token];
  return last === undefined ? 0 : (nowAt[last + 1] ?? to.length);
}
