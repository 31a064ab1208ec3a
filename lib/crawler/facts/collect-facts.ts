import { collectLinks } from './collect-links';
import { collectPrices } from './collect-prices';
import type {
  AddressFact,
  Candidate,
  DayHours,
  FactPage,
  HoursFact,
  NameFact,
  PhoneFact,
  SiteFacts,
} from './fact-types';
import { summarizeHours } from './opening-hours';
import {
  citationsOf,
  findHome,
  gather,
  isAboutOthers,
  isDated,
  isLegal,
  isOwn,
  ownOrOnly,
  type Statement,
} from './ownership';
import { countNumbersInUse, type FoundPhone, findPhones, readPhoneLink } from './phones';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

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

function collectPhones(pages: readonly FactPage[], home: FactPage | undefined): PhoneFact[] {
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
  return ownOrOnly(statements, pages, home).map((one) => ({ ...one.value, sources: citationsOf(one) }));
}

const FREE_MAIL =
  /@(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|eircom|btinternet|proton|protonmail|gmx|mail|virginmedia|sky|talktalk)\./i;

/**
 * Whether an e-mail address is another one with its label or a telephone number in front: "Einfo@example.ie" where the site
 * also has "info@example.ie".
 */
function isGlued(email: string, known: readonly string[]): boolean {
  const before = /^(?:Email|E-mail|Mail|E|M|\d{4,}(?:e?-?mail)?)(?=[a-z0-9])/.exec(email)?.[0];
  return before !== undefined && known.includes(email.slice(before.length).toLowerCase());
}

function collectEmails(pages: readonly FactPage[], home: FactPage | undefined): SiteFacts['emails'] {
  const statements = gather(pages, ({ facts }) =>
    facts.emails.map((candidate) => ({ key: candidate.email.toLowerCase(), value: candidate.email, candidate })),
  );
  const domains = new Set(pages.map(({ url }) => hostOf(url)));
  const own = ownOrOnly(statements, pages, home);
  for (const { value } of own)
    if (!FREE_MAIL.test(value)) domains.add(value.slice(value.indexOf('@') + 1).toLowerCase());
  // An e-mail address at the firm's own domain belongs to it wherever it occurs.
  const isOfDomain = ({ value }: Statement<string>) => domains.has(value.slice(value.indexOf('@') + 1).toLowerCase());
  const known = statements.map(({ value }) => value.toLowerCase());
  return statements
    .filter((one) => (own.includes(one) || isOfDomain(one)) && !isGlued(one.value, known))
    .map((one) => ({ email: one.value, sources: citationsOf(one) }));
}

const wordSet = (address: string) => new Set(plain(address).split(' '));

/** Whether two addresses are the same place: they share the postcode and a number, or nearly all words of the shorter one. */
function isSamePlace(a: AddressFact, b: AddressFact): boolean {
  const [first, second] = [wordSet(a.address), wordSet(b.address)];
  const common = [...first].filter((word) => second.has(word)).length;
  const share = common / Math.min(first.size, second.size);
  const postcode = (one: AddressFact) => one.postcode?.replace(/\s/g, '').toUpperCase();
  if (a.postcode && b.postcode) return postcode(a) === postcode(b) && share >= 0.5;
  return share >= 0.75;
}

function collectAddresses(pages: readonly FactPage[], home: FactPage | undefined): AddressFact[] {
  const statements = gather(pages, ({ facts }) =>
    facts.addresses.map((candidate) => ({ key: plain(candidate.address), value: candidate, candidate })),
  ).filter((one) => isOwn(one, pages, home));
  const facts: AddressFact[] = [];
  const whole = statements.map((one) => ({
    address: one.value.address,
    postcode: one.value.postcode,
    sources: citationsOf(one),
  }));
  // The spelling on most pages is kept; of equally frequent ones, the longest.
  for (const fact of whole.sort(
    (a, b) => Number(Boolean(b.postcode)) - Number(Boolean(a.postcode)) || b.address.length - a.address.length,
  )) {
    const same = facts.find((one) => isSamePlace(one, fact));
    if (!same) facts.push(fact);
    else same.sources.push(...fact.sources.filter(({ url }) => !same.sources.some((source) => source.url === url)));
  }
  const visited = facts.filter((fact) => !isRegisteredOffice(fact));
  return visited.length > 0 ? visited : facts;
}

/** The registered office is often an accountant's, so it is dropped if there is another address. */
const isRegisteredOffice = ({ sources }: AddressFact) =>
  sources.every(({ text }) => /\bregistered (?:office|address|in)\b/i.test(text));

const sayDay = ({ ranges, isClosed, byAppointment }: DayHours) => JSON.stringify([ranges, isClosed, byAppointment]);

/** Whether one schedule contains nothing that the other lacks. */
const isPartOf = (part: HoursFact, whole: HoursFact) =>
  (part.label === undefined || part.label === whole.label) &&
  part.days.every((day) => whole.days.some((other) => other.day === day.day && sayDay(other) === sayDay(day)));

const contradicts = (a: HoursFact, b: HoursFact) =>
  a.label === b.label &&
  a.days.some((day) => b.days.some((other) => other.day === day.day && sayDay(other) !== sayDay(day)));

/**
 * The part of the business, such as its restaurant, that the only page that states something is about: the page's title without
 * the name of the site. Pages about others and articles are about none.
 */
function partOf<T>({ occurrences }: Statement<T>, pages: readonly FactPage[]): string | undefined {
  const [page, ...others] = new Set(occurrences.map((one) => one.page));
  if (!page || others.length > 0 || page.contentType === 'Article' || isAboutOthers(page)) return undefined;
  const name = sharedTitle(pages);
  const parts = titleParts(page.title);
  return name && parts.length > 1 && parts.includes(name) ? parts.find((part) => part !== name) : undefined;
}

function collectHours(pages: readonly FactPage[], home: FactPage | undefined): HoursFact[] {
  const statements = gather(pages, ({ facts }) =>
    facts.hours.map((candidate) => ({
      key: `${candidate.label?.toLowerCase() ?? ''} ${JSON.stringify(candidate.days)}`,
      value: candidate,
      candidate,
    })),
  ).filter((one) => isOwn(one, pages, home) || partOf(one, pages) !== undefined);
  const found = statements.map(
    (one): HoursFact => ({
      label: one.value.label ?? (isOwn(one, pages, home) ? undefined : partOf(one, pages)),
      days: one.value.days,
      summary: summarizeHours(one.value.days),
      sources: citationsOf(one),
    }),
  );
  const facts: HoursFact[] = [];
  // When pages contradict each other, the version on more pages is kept.
  for (const fact of found.sort((a, b) => b.sources.length - a.sources.length || b.days.length - a.days.length)) {
    const same = facts.find((one) => isPartOf(fact, one) || isPartOf(one, fact));
    if (same) {
      if (same.days.length < fact.days.length) Object.assign(same, { ...fact, sources: same.sources });
      same.sources.push(...fact.sources.filter(({ url }) => !same.sources.some((source) => source.url === url)));
    } else if (!facts.some((one) => contradicts(one, fact))) facts.push(fact);
  }
  return facts;
}

const titleParts = (title: string) =>
  title
    .split(/\s+[|–—·•:»-]\s+|\s*\|\s*|:\s/)
    .map((part) => part.trim())
    .filter((part) => part.length >= 3 && !/^(?:home(?: ?page)?|welcome|index|start|untitled)$/i.test(part));

/** The part that most page titles share: the name of the site. */
function sharedTitle(pages: readonly FactPage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { title } of pages) {
    for (const part of new Set(titleParts(title))) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([a, one], [b, other]) => other - one || a.length - b.length);
  return best && best[1] >= 2 && best[1] * 2 >= pages.length ? best[0] : undefined;
}

const citedOn = (pages: readonly FactPage[], name: string) =>
  pages.filter((page) => page.title.includes(name)).map((page) => ({ url: page.url, text: page.title }));

/** The name in schema.org data or Open Graph, otherwise the one that most pages share in logo, title or copyright line. */
function collectName(pages: readonly FactPage[]): NameFact | undefined {
  const statements = gather(
    pages,
    ({ facts }) => facts.names.map((candidate) => ({ key: plain(candidate.name), value: candidate, candidate })),
    (next, known) => known.type === undefined && next.type !== undefined,
  );
  const rank = ({ value, occurrences }: (typeof statements)[number]) =>
    (value.type ? 4 : 0) + (occurrences.some(({ candidate }) => candidate.place === 'markup') ? 2 : 0);
  const shared = ({ occurrences }: (typeof statements)[number]) =>
    new Set(occurrences.map(({ page }) => page)).size * 2 >= pages.length;
  // A single page confirms the name in its logo or copyright line by its title, or by the other of the two.
  const confirmed = ({ value }: (typeof statements)[number]) =>
    pages.length > 1 ||
    pages.some((page) => plain(page.title).includes(plain(value.name))) ||
    statements.some((one) => one.value.place !== value.place && plain(one.value.name).startsWith(plain(value.name)));
  const [best] = statements
    .filter((one) => rank(one) > 0 || (shared(one) && confirmed(one)))
    .sort((a, b) => rank(b) - rank(a) || b.occurrences.length - a.occurrences.length);
  const title = sharedTitle(pages);
  if (title && (!best || rank(best) === 0)) return { name: title, sources: citedOn(pages, title) };
  return best && { name: best.value.name, type: best.value.type, sources: citationsOf(best) };
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

const baseLanguage = ({ language }: FactPage) => /^[a-z]{2}/i.exec(language ?? '')?.[0].toLowerCase();

/**
 * The facts of a business, from all pages of its website. A fact counts when it is the business's own (see isOwn); prices,
 * questions and other texts are only taken from pages in the language of the home page, so that none is repeated in five
 * languages.
 */
export function collectFacts(pages: readonly FactPage[]): SiteFacts {
  const home = findHome(pages);
  const language = home && baseLanguage(home);
  const readable = pages.filter((page) => !language || !baseLanguage(page) || baseLanguage(page) === language);
  const about = readable.filter((page) => page.contentType !== 'Article' && !isAboutOthers(page));
  const current = about.filter((page) => !isDated(page));
  const business = collectName(pages);
  const described = about.filter((page) => !isLegal(page));
  const simple = <T>(from: readonly FactPage[], pick: (page: FactPage) => Candidate<T>[], keyOf: (one: T) => string) =>
    gather(from, (page) => pick(page).map((candidate) => ({ key: keyOf(candidate), value: candidate, candidate }))).map(
      (one) => {
        const { place, text, page, ...value } = one.value;
        return { value, statement: one, sources: citationsOf(one) };
      },
    );
  const fact = <T extends object>({
    value,
    sources,
  }: {
    value: T;
    sources: SiteFacts['emails'][number]['sources'];
  }) => ({ ...value, sources });
  return {
    business,
    phones: collectPhones(pages, home),
    emails: collectEmails(pages, home),
    addresses: collectAddresses(pages, home),
    openingHours: collectHours(readable, home),
    prices: collectPrices(current, business?.name),
    services: simple(
      described,
      ({ facts }) => facts.services,
      (one) => plain(one.name),
    ).map(fact),
    people: simple(
      described,
      ({ facts }) => facts.people,
      (one) => plain(one.name),
    ).map(fact),
    questions: simple(
      readable.filter((page) => !isLegal(page) && (page.contentType === 'FAQ' || !isDated(page))),
      ({ facts }) => facts.questions,
      (one) => plain(one.question),
    ).map(fact),
    links: collectLinks(pages, home, business?.name),
  };
}
