import { plainWords } from '../../text/plain-words';
import type { FactPage, NameFact } from '../shared/fact-types';
import { citationsOf, findHome, gather, isAboutOthers } from '../shared/ownership';
import { isPlaceholder } from '../shared/placeholders';
import { titleParts } from '../shared/title-parts';

const citedOn = (pages: readonly FactPage[], name: string) =>
  pages.filter((page) => page.title.includes(name)).map((page) => ({ url: page.url, text: page.title }));

/** Whether a logo or copyright line names a part of the titles. */
const isConfirmed = (pages: readonly FactPage[], part: string): boolean =>
  pages.some(({ facts }) => facts.names.some(({ name }) => isNameOf(plainWords(name), plainWords(part))));

/** Whether a longer name starts with a part of a title; of "Leicester Carpets", the town alone is no name. */
const isNameOf = (name: string, part: string) => (part.includes(' ') ? name.startsWith(part) : name === part);

/** A name behind which a title says where the business is, if a logo or copyright line has it alone: "Oak Dental in Cork". */
function withoutPlace(pages: readonly FactPage[], title: string): string {
  const names = pages.flatMap(({ facts }) => facts.names.map(({ name }) => name));
  return (
    names.find(
      (name) => name.includes(' ') && title.startsWith(`${name} `) && IN_PLACE.test(title.slice(name.length)),
    ) ?? title
  );
}

const IN_PLACE = /^ (?:in|à|en|a|em|te|w|i)\s+(?:[Tt]he\s+)?\p{Lu}/u;

/** Words of a sentence: a slogan. */
const isSlogan = (part: string) =>
  (part.match(/(?<!\p{L})(?!(?:of|the|and|on|by|for|at|in)\b)\p{Ll}+/gu)?.length ?? 0) > 2;

/** The part that most page titles share: the name of the site. Of several parts, the one that something else confirms. */
function sharedTitle(pages: readonly FactPage[]): string | undefined {
  const counts = new Map<string, number>();
  const home = titleParts(findHome(pages)?.title ?? '');
  for (const { title } of pages) {
    // "Imprint of Oak Dental" has all that the home page is called.
    const named = home.length === 1 ? home.filter((part) => title.includes(part)) : [];
    for (const part of new Set([...titleParts(title), ...named])) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  if (most < 2 || most * 2 < pages.length) return undefined;
  // A few pages may spell the name in another way, so that the town is in more titles.
  const parts = [...counts].filter(([, count]) => count >= most * 0.8).map(([part]) => part);
  const confirmed = parts.find((part) => isConfirmed(pages, part));
  if (confirmed) return confirmed;
  if (parts.length === 1) return parts[0];
  // A single word is often the town; of several names, one may be what the business does.
  const names = parts.filter((part) => part.includes(' ') && !isSlogan(part));
  return names.length === 1 ? names[0] : undefined;
}

/** The name in schema.org data or Open Graph, otherwise the one that most pages share in logo, title or copyright line. */
export function collectName(given: readonly FactPage[]): NameFact | undefined {
  const own = given.filter((page) => !isAboutOthers(page));
  const pages = own.length > 0 ? own : given;
  const statements = gather(
    pages,
    ({ facts }) => facts.names.map((candidate) => ({ key: plainWords(candidate.name), value: candidate, candidate })),
    (next, known) => known.type === undefined && next.type !== undefined,
  );
  const rank = ({ value, occurrences }: (typeof statements)[number]) =>
    (value.type ? 4 : 0) + (occurrences.some(({ candidate }) => candidate.place === 'markup') ? 2 : 0);
  const shared = ({ occurrences }: (typeof statements)[number]) => {
    const { size } = new Set(occurrences.map(({ page }) => page));
    // Of two pages, one may be about what its header says.
    return size * 2 >= pages.length && (size > 1 || pages.length === 1);
  };
  // A single page confirms the name in its logo or copyright line by its title, or by the other of the two.
  const confirmed = ({ value }: (typeof statements)[number]) =>
    pages.length > 1 ||
    pages.some((page) => plainWords(page.title).includes(plainWords(value.name))) ||
    statements.some(
      (one) => one.value.place !== value.place && plainWords(one.value.name).startsWith(plainWords(value.name)),
    );
  const [best] = statements
    .filter((one) => rank(one) > 0 || (shared(one) && confirmed(one)))
    .sort((a, b) => rank(b) - rank(a) || b.occurrences.length - a.occurrences.length);
  const shareTitle = sharedTitle(pages);
  const title = shareTitle && withoutPlace(pages, shareTitle);
  if (title && !isPlaceholder(title) && (!best || rank(best) === 0))
    return { name: title, sources: citedOn(pages, title) };
  return best && { name: best.value.name, type: best.value.type, sources: citationsOf(best) };
}
