import { memoize } from '@/lib/text/memoize';

type Page = { title: string; text: string; language?: string };
/** A URL and how many links it is away from the start page. */
type Placed = { url: string; depth: number };
type Words = { title: Set<string>; all: Set<string> };

/** How many pages are read that differ in such a part alone, and how much of their words two such pages share. */
const MAX_ALIKE = 10;
const ALIKE = 0.8;
/** What a page that is not alike takes off the count. */
const RELIEF = 2;
const MAX_LENGTH = 20_000;
/** The shapes whose words are in memory: those of the pages read last. */
const MAX_SHAPES = 300;

/** A URL without the parts that have a number, such as `january-2026`; undefined if none has. */
function shapeOf(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  const whole = `${pathname}${search}`;
  const shape = whole
    .split(/([/?&=])/)
    .map((part) => (/\d/.test(part) ? '#' : part))
    .join('');
  return shape === whole ? undefined : shape;
}

/** The names of months and days in a language, by which calendars differ. */
const namesOfDays = memoize((language: string): Set<string> => {
  const names = new Set<string>();
  for (const style of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { month: style, weekday: style });
    for (let day = 0; day < 366; day += 5) for (const word of wordsOf(format.format(day * 86_400_000))) names.add(word);
  }
  return names;
});

const wordsOf = (text: string): string[] =>
  text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

function undatedWords({ title, text, language = 'en' }: Page): Words {
  const [known = 'en'] = Intl.DateTimeFormat.supportedLocalesOf(/^[a-z]{2,3}\b/i.exec(language)?.[0] ?? 'en');
  const names = namesOfDays(known);
  const undated = (given: string) => new Set(wordsOf(given).filter((word) => !names.has(word)));
  return { title: undated(title), all: undated(`${title} ${text}`) };
}

/** The share of words that two texts have in common (Jaccard). */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 1 : common / (a.size + b.size - common);
}

const areAlike = (a: Words, b: Words) => similarity(a.title, b.title) === 1 && similarity(a.all, b.all) >= ALIKE;

/** Finds pages that a website makes without end: each is known from another one, their URLs differ only in parts with a number, and they say the same. */
export class NumberedPages {
  private readonly shapes = new Map<string, { last: Words; alike: number }>();
  private readonly chained = new Set<string>();

  /** Notes a URL that was found on a page: what other pages list has an end. */
  find(url: string, from: string | undefined): void {
    const shape = from === undefined ? undefined : shapeOf(from);
    if (shape !== undefined && shapeOf(url) === shape) this.chained.add(url);
  }

  /** Notes the pages of an earlier process. A waiting URL is known from one of them if it is one link farther from the start page. */
  restore(pages: readonly (Page & Placed)[], pending: readonly Placed[]): void {
    const next = new Set(pages.map(({ url, depth }) => `${shapeOf(url)} ${depth + 1}`));
    for (const { url, depth } of pending) if (next.has(`${shapeOf(url)} ${depth}`)) this.chained.add(url);
    for (const page of pages) this.note(page.url, page);
  }

  /** Notes a page that was read, stored or not. */
  note(url: string, page: Page): void {
    const shape = shapeOf(url);
    if (shape === undefined) return;
    const words = undatedWords(page);
    const { last, alike } = this.shapes.get(shape) ?? { last: undefined, alike: 0 };
    const count = !last || areAlike(last, words) ? alike + 1 : Math.max(1, alike - RELIEF);
    this.shapes.delete(shape);
    this.shapes.set(shape, { last: words, alike: count });
    const [oldest] = this.shapes.keys();
    if (oldest !== undefined && this.shapes.size > MAX_SHAPES) this.shapes.delete(oldest);
  }

  /** Whether enough pages were read that say the same as this one would. */
  isEndless(url: string): boolean {
    const shape = this.chained.has(url) ? shapeOf(url) : undefined;
    return shape !== undefined && (this.shapes.get(shape)?.alike ?? 0) >= MAX_ALIKE;
  }
}
