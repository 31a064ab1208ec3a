import type { FactPage, PhoneFact } from './fact-types';
import { citationsOf, gather, ownOrOnly } from './ownership';
import { countNumbersInUse, type FoundPhone, findPhones, isCounting, isPlaceholder, readPhoneLink } from './phones';

/** The country that most pages indicate; the first hint of a page counts double. */
function findCountry(pages: readonly FactPage[]): string | undefined {
  const votes = new Map<string, number>();
  for (const { facts } of pages) {
    for (const [at, country] of facts.countries.entries()) votes.set(country, (votes.get(country) ?? 0) + 1 / (at + 1));
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Of Ireland and Britain, the country in which more of the numbers on the pages are in use; a site may show no other hint. */
function countryOfNumbers(pages: readonly FactPage[]): string | undefined {
  const texts = new Set(pages.flatMap(({ facts }) => facts.phones.map(({ text, link }) => link ?? text)));
  const inUse = (country: string) => [...texts].reduce((sum, text) => sum + countNumbersInUse(text, country), 0);
  const [irish, british] = [inUse('IE'), inUse('GB')];
  return irish === british ? undefined : irish > british ? 'IE' : 'GB';
}

/** Prefers the spelling with spaces, and the type stated by a label to the one derived from the digits; WhatsApp adds to a type. */
function isBetterPhone(next: FoundPhone, before: FoundPhone): boolean {
  if (next.type === 'whatsapp')
    return before.type === 'whatsapp' && !/\s/.test(before.display) && /\s/.test(next.display);
  if (before.type === 'whatsapp') return true;
  return (before.type === 'phone' && next.type !== 'phone') || (!/\s/.test(before.display) && /\s/.test(next.display));
}

/** The telephone numbers of a business, in E.164 with the country of the site. */
export function collectPhones(pages: readonly FactPage[], home: FactPage | undefined): PhoneFact[] {
  const country = findCountry(pages) ?? countryOfNumbers(pages);
  const known = new Map<string, FoundPhone[]>();
  const read = ({ link, text }: { link?: string; text: string }) => {
    const key = `${link ?? ''}\n${text}`;
    const found =
      known.get(key) ??
      (link === undefined
        ? findPhones(text, country)
        : [readPhoneLink(link, text, country)].filter((one) => one !== undefined));
    known.set(key, found);
    return found;
  };
  const statements = gather(
    pages,
    ({ facts }) =>
      facts.phones.flatMap((candidate) => read(candidate).map((value) => ({ key: value.number, value, candidate }))),
    isBetterPhone,
  );
  // Next to a real number, one such as 612345678 was left over from a template.
  const isReal = ({ value }: (typeof statements)[number]) => !isPlaceholder(value.number);
  const possible = statements.filter((one) => isReal(one) || !isCounting(one.value.number));
  const real = possible.some(isReal) ? possible.filter(isReal) : possible;
  return ownOrOnly(real, pages, home).map((one) => ({ ...one.value, sources: citationsOf(one) }));
}
