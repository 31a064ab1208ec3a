/** A priority queue: the lowest rank first, and first in, first out within a rank. */
export class PriorityQueue<T> {
  private readonly ranks = new Map<number, { items: T[]; at: number }>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  add(item: T, rank: number): void {
    const line = this.ranks.get(rank) ?? { items: [], at: 0 };
    line.items.push(item);
    this.ranks.set(rank, line);
    this.count += 1;
  }

  take(): T | undefined {
    if (this.count === 0) return undefined;
    const first = Math.min(...this.ranks.keys());
    const line = this.ranks.get(first);
    const item = line?.items[line.at];
    if (!line) return undefined;
    line.at += 1;
    this.count -= 1;
    if (line.at === line.items.length) this.ranks.delete(first);
    return item;
  }
}
