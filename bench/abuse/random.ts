/** A seeded pseudo-random number generator (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** True with the given probability. */
    chance: (share: number) => next() < share,
    /** A whole number below `end`. */
    below: (end: number) => Math.floor(next() * end),
    pick: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
  };
}

export type Random = ReturnType<typeof seeded>;
