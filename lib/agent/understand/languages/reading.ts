import { type Item, type Kind, scan } from './vocabulary';

export const has = (item: Item | undefined, ...meanings: (Kind | 'day' | 'number' | 'clock' | 'noun')[]): boolean =>
  item !== undefined && meanings.some((meaning) => item.meanings.has(meaning));
export const isNumber = (item: Item | undefined): item is Item => has(item, 'number') && item?.value !== '';

/** A sentence as it is read: the items that still have to be explained. */
export class Reading {
  readonly items: readonly Item[];
  readonly #used = new Set<Item>();

  constructor(
    readonly text: string,
    readonly folded: string,
    readonly language: string,
  ) {
    this.items = scan(folded, language);
  }

  use(...items: readonly (Item | undefined)[]): void {
    for (const item of items) if (item) this.#used.add(item);
  }

  isUsed = (item: Item): boolean => this.#used.has(item);

  /** The first item with a meaning that nothing else explains. */
  find(meaning: Kind | 'day' | 'noun' | 'clock'): Item | undefined {
    return this.items.find((item) => !this.isUsed(item) && has(item, meaning));
  }

  says = (meaning: Kind): boolean => this.items.some((item) => has(item, meaning) && !this.isUsed(item));

  written = ({ start, end }: Item): string => this.text.slice(start, end);

  get unknown(): readonly Item[] {
    return this.items.filter((item) => item.meanings.size === 0 && !this.isUsed(item));
  }
}
