import { LRUCache } from 'lru-cache';

/** What an answer turned out to be: kept for everyone, for one visitor alone, failed, or none, since its visitor had to go. */
export type Outcome = 'kept' | 'personal' | 'failed' | 'gone';
type Settle = (outcome: Outcome) => void;

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

  /**
   * Makes an answer, and has others wait until `make` says what it is, which may be long before it has been sent: a download, or a
   * visitor on a slow line, holds up nobody. @throws what `make` throws
   */
  async run(key: string, make: (settle: Settle) => Promise<void>): Promise<void> {
    let settle: Settle = () => {};
    const outcome = new Promise<Outcome>((resolve) => {
      settle = resolve;
    });
    const isFirst = !this.#underWay.has(key);
    if (isFirst) this.#underWay.set(key, outcome);
    // Before anybody who waits goes on, who would wait for the same again.
    outcome.then((was) => {
      if (was === 'personal') this.#personal.set(key, true);
      if (isFirst) this.#underWay.delete(key);
    });
    try {
      await make(settle);
      settle('gone');
    } catch (error) {
      settle('failed');
      throw error;
    }
  }
}
