import { LRUCache } from 'lru-cache';

/** How the making of an answer ended: kept for everyone, for one visitor alone, failed, or not at all, since its visitor had to go. */
export type Outcome = 'kept' | 'personal' | 'failed' | 'gone';

/** An address that was personal may not be so after a write. */
const PERSONAL_FOR_MS = 60_000;

/**
 * Has what many ask for at once made once: when pages were dropped, hundreds of visitors would else have the same one made hundreds
 * of times, also for those who have left since.
 */
export class SingleFlight {
  readonly #underWay = new Map<string, Promise<Outcome>>();
  readonly #personal = new LRUCache<string, true>({ max: 10_000, ttl: PERSONAL_FOR_MS });

  /** The making that is under way; undefined where there is none, and where its answer would be for one visitor alone. */
  underWay(key: string): Promise<Outcome> | undefined {
    return this.#personal.has(key) ? undefined : this.#underWay.get(key);
  }

  /** Makes an answer, and has others know of it until that is done. @throws what `make` throws */
  async run(key: string, make: () => Promise<Outcome>): Promise<void> {
    const making = make();
    if (this.#underWay.has(key)) return void (await making);
    this.#underWay.set(
      key,
      making.catch(() => 'failed'),
    );
    try {
      if ((await making) === 'personal') this.#personal.set(key, true);
    } finally {
      this.#underWay.delete(key);
    }
  }
}
