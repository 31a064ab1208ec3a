import type { Element } from 'domhandler';
import { factsWords } from '../../lexicon/facts';
import type { Metadata } from '../../page/metadata';
import type { PageLink } from '../../page/page-links';
import { readText, type Thing } from '../../page/structured-data';
import { hostOf } from '../../text/host-of';
import { plainWords } from '../../text/plain-words';
import { namesOccupation } from '../found/people';
import type { PageFacts } from '../shared/fact-types';
import type { FactLine } from '../shared/page-lines';
import { titleParts } from '../shared/title-parts';

interface NameSources {
  url: string;
  images: Element[];
  things: Thing[];
  metadata: Metadata;
  links: PageLink[];
  lines: FactLine[];
}

const MAX_TEXT = 300;
const MAX_MENTION = 50;
const WELCOME = /^welcome to (?!our\b|my\b)(\p{Lu}.{2,50}?)[\s.,!]*$/iu;
const WELCOME_SENTENCE =
  /^[Ww]elcome to ((?!Our\b|My\b|The\b)\p{Lu}[\p{L}\d'’-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\d'’-]*){1,4})(?=[,.!]|\s[–—-]\s)/u;
/** Types whose telephone number or address is not that of the business. */
const NOT_BUSINESS =
  /^(?:Person|Event|\w+Event|JobPosting|WebSite|\w*Page|\w*Article|BlogPosting|Review|\w*Rating|\w*Offer|Country|Product|Service|BreadcrumbList|ListItem|Question|Answer|PostalAddress|ContactPoint|ImageObject|GeoCoordinates|OpeningHoursSpecification|\w*Place|City|\w*Area)$/;

const inMarkup = (name: string, type?: string): PageFacts['names'][number] => ({
  name,
  type,
  place: 'markup',
  text: name.slice(0, MAX_TEXT),
});

function readNames(things: Thing[], { siteName }: Metadata): PageFacts['names'] {
  const stated = things
    .filter(
      ({ types, values }) =>
        !types.some((type) => NOT_BUSINESS.test(type)) &&
        (values.telephone ??
          values.address ??
          values.openingHours ??
          values.openingHoursSpecification ??
          values.logo) !== undefined,
    )
    .flatMap(({ types, values }) => {
      const name = readText(values.name);
      return name ? [inMarkup(name, types[0])] : [];
    });
  return siteName ? [...stated, inMarkup(withoutHome(siteName))] : stated;
}

/** "Home | Oak Hall" and "Welcome to Oak Hall" are titles that a template has for the name. */
const withoutHome = (name: string) => name.replace(/^(?:home(?: ?page)?\s*[|–—-]\s*|welcome to (?=\p{Lu}))/iu, '');

/** The URL of a home page in its normal form. */
const HOME = /^https?:\/\/[^/]+\/(?:index\.\w+|home\/?)?(?:[?#]|$)/i;

/** Three words or more of which only the first is in capitals: "Go to the homepage". */
const SENTENCE = /^\S+(?:\s\p{Ll}[\p{L}’'-]*){2,}[.!]?$/u;

const HOME_LINK = factsWords('names', 'homeLink');
/** The text of the link to the home page in the header is the name of the site, unless it is "Home". */
function readLogo(links: PageLink[], page: string): PageFacts['names'] {
  const host = hostOf(page);
  const home = links.find(({ url, text }) => text.length >= 3 && HOME.test(url) && hostOf(url) === host);
  const name = withoutHome(home?.text.trim() ?? '');
  const isName = name.length <= 60 && !SENTENCE.test(name) && !/\d\s?[ap]m\b/i.test(name) && !HOME_LINK.test(name);
  return home && isName ? [{ name, place: 'header', text: name }] : [];
}

const COPYRIGHT =
  /(?:©|\(c\)|copyright)(?:[\s©]|copyright)*(?:\(c\)\s*)?(?:\d{4}(?:\s?[-–]\s?(?:\d{4}|\d{2}|present))?[\s,]*)?(?:by\s+)?(\p{Lu}[^.|,©•·–—]{2,50}?)(?:\s*(?:\d{4}|[.|,•·–—]|all rights)|\s*$)/iu;

/** A line of the header or footer that is part of the title, unless it is a menu item: the name next to a logo. */
function readBrand(lines: FactLine[], parts: ReadonlySet<string>): PageFacts['names'] {
  const isBrand = ({ place, block, text }: FactLine) =>
    place !== 'content' && text.length >= 3 && block.linkLength === 0 && parts.has(plainWords(text));
  return lines
    .filter(isBrand)
    .map(({ place, text }) => ({ name: text, place, text }))
    .slice(0, 1);
}

/** The alternative text of a logo if it is part of the title: "Oak Hall logo". */
function readLogoText(images: Element[], parts: ReadonlySet<string>): PageFacts['names'] {
  return images
    .filter(({ attribs }) => /logo/i.test(`${attribs.alt ?? ''} ${attribs.src ?? ''}`))
    .map(({ attribs }) => (attribs.alt ?? '').replace(/\s*(?:['’]s)?\s+logo$/i, '').trim())
    .filter((name) => parts.has(plainWords(name)))
    .map((name) => ({ name, place: 'header' as const, text: name }))
    .slice(0, 1);
}

/** What a sentence says before or after the name of a business: "At Oak Hall, we …", "Oak Hall offers …". */
const BEFORE_NAME = /(?<!\p{L})(?:at|choose)\s$/iu;
const AFTER_NAME = /^\s(?:offers|provides|speciali[sz]es|has been|was (?:founded|established))(?!\p{L})/u;

/** Whether a sentence speaks of a name as a business. */
function mentions({ text, kind, isQuoted }: FactLine, name: string): boolean {
  const at = kind === 'heading' || isQuoted ? -1 : text.indexOf(name);
  if (at < 0) return false;
  const after = text.slice(at + name.length);
  return !/^\p{L}/u.test(after) && (BEFORE_NAME.test(text.slice(0, at)) || AFTER_NAME.test(after));
}

/** A part of the title that the text speaks of as a business. */
function readMention(lines: FactLine[], { title }: Metadata): PageFacts['names'] {
  return titleParts(title)
    .filter((part) => /^\p{Lu}.*\s\p{Lu}/u.test(part) && part.length <= MAX_MENTION)
    .flatMap((name) => {
      const line = lines.find((one) => mentions(one, name));
      return line ? [{ name, place: 'content' as const, text: line.text.slice(0, MAX_TEXT) }] : [];
    })
    .slice(0, 1);
}

const HEADLINE_NAME =
  /^(?!(?:About|Book|Contact|Our|Welcome|Your)\s)(?=.*\p{Ll})(?:\p{Lu}[\p{L}\d.'’-]*|&)(?:\s(?:\p{Lu}[\p{L}\d.'’-]*|&|and|of|the)){1,5}$/u;
const ABOUT = /^About (?!Us\b|Me\b|Our\b|The\b)(\p{Lu}.{4,50})$/u;

/** The name in a headline or sentence that welcomes its reader, or is about it; the title confirms that of the others. */
function readWelcome(lines: FactLine[], { title }: Metadata): PageFacts['names'] {
  return lines
    .filter(({ kind, place }) => kind !== 'row' && place === 'content')
    .flatMap(({ kind, text }) => {
      const about = kind === 'heading' ? ABOUT.exec(text)?.[1] : undefined;
      const name = about ?? (kind === 'heading' ? WELCOME : WELCOME_SENTENCE).exec(text)?.[1]?.trim();
      const isConfirmed = about ? title.startsWith(about) : kind === 'heading' || title.includes(name ?? '');
      return name && isConfirmed ? [{ name, place: 'content' as const, text: text.slice(0, MAX_TEXT) }] : [];
    })
    .slice(0, 1);
}

/** "All rights reserved by Example Garage © 2026" */
const BEFORE_SIGN = /\breserved(?: by)?\s+(\p{Lu}[^.|,©•·–—]{2,50}?)\s*(?:©|\(c\))/iu;

/** A bracket that the end of a name cuts: "Oak House (oakhouse.example)". */
const OPEN_BRACKET = /\s*\([^)]*$/;

/** The name in the copyright line, unless it is a link to another site: that of the web designer. */
function readCopyright(lines: FactLine[], links: PageLink[], url: string): PageFacts['names'] {
  const line = lines.findLast(({ text }) => text.length <= 300 && /©|\(c\)|copyright/i.test(text));
  const name = (BEFORE_SIGN.exec(line?.text ?? '') ?? COPYRIGHT.exec(line?.text ?? ''))?.[1]
    ?.replace(OPEN_BRACKET, '')
    .trim();
  const isName = name !== undefined && !/^(?:all rights|copyright|the |this|website|design)/i.test(name);
  const isOther = links.some((link) => link.text.trim() === name && hostOf(link.url) !== hostOf(url));
  return line && isName && !isOther ? [{ name, place: 'footer', text: line.text.slice(0, MAX_TEXT) }] : [];
}

/** The legal form of a company. Most lines have none, which this finds out sooner than a search for names. */
const COMPANY_FORM = /\s(?:Ltd|Limited|Inc|LLC|LLP|PLC|Teo|Teoranta|DAC|CLG|GmbH|UG|KG|OHG|SARL|BV)(?!\p{L})/u;
/** Capitalised words that end in the form of a company. */
const COMPANY = new RegExp(
  `(?<![\\p{L}&])(\\p{Lu}[\\p{L}\\d'’.-]*(?:\\s(?:\\p{Lu}[\\p{L}\\d'’.-]*|&|\\+|and|of|und)){0,5},?${COMPANY_FORM.source})`,
  'gu',
);
/** Words before a company that has built the website, or that the business belongs to. */
const OF_OTHERS = new RegExp(`${factsWords('names', 'ofOthers').source}[^.;|]*$`, 'iu');
const MAX_COMPANIES = 5;

/** Names that end in the form of a company. */
function readCompanies(lines: FactLine[]): PageFacts['names'] {
  const found = lines
    .filter(({ text, isQuoted }) => !isQuoted && text.length <= MAX_TEXT && COMPANY_FORM.test(text))
    .flatMap(({ text, place }) =>
      [...text.matchAll(COMPANY)]
        .filter(({ index }) => !OF_OTHERS.test(text.slice(0, index)))
        .map(([, name = '']) => ({ name, place, text })),
    );
  return [...new Map(found.map((one) => [one.name, one])).values()].slice(0, MAX_COMPANIES);
}

/** A heading of the home page that is its whole title, in capitalised words: "Oak Hall Piano Shop". */
function readHeadline(lines: FactLine[], { title }: Metadata, url: string): PageFacts['names'] {
  const [name = '', ...others] = titleParts(title);
  // "Emergency Plumber Dublin" is what a search engine shall find.
  const isTrade = namesOccupation({ name, role: name });
  if (others.length > 0 || isTrade || !HEADLINE_NAME.test(name) || !HOME.test(url)) return [];
  const line = lines.find(({ kind, text }) => kind === 'heading' && plainWords(text) === plainWords(name));
  return line ? [{ name, place: line.place, text: line.text }] : [];
}

/** The possible names of the business on a page: in schema.org data, the logo, the copyright line, a welcome and names of companies. */
export function findNames({ url, images, things, metadata, links, lines }: NameSources): PageFacts['names'] {
  const parts = new Set(titleParts(metadata.title).map(plainWords));
  return [
    ...readNames(things, metadata),
    ...readLogo(links, url),
    ...readCopyright(lines, links, url),
    ...readWelcome(lines, metadata),
    ...readBrand(lines, parts),
    ...readLogoText(images, parts),
    ...readMention(lines, metadata),
    ...readCompanies(lines),
    ...readHeadline(lines, metadata, url),
  ];
}
