import { factsWords } from '../../lexicon/lexicon';
import type { Metadata } from '../../page/metadata';
import type { PageLink } from '../../page/page-links';
import { readText, type Thing } from '../../page/structured-data';
import { hostOf } from '../../text/host-of';
import { plainWords } from '../../text/plain-words';
import type { PageFacts } from '../shared/fact-types';
import type { FactLine } from '../shared/page-lines';
import { titleParts } from '../shared/title-parts';
import { isBusiness } from './own-things';

interface NameSources {
  url: string;
  things: Thing[];
  metadata: Metadata;
  links: PageLink[];
  lines: FactLine[];
}

const MAX_TEXT = 300;
const inMarkup = (name: string, type?: string): PageFacts['names'][number] => ({
  name,
  type,
  place: 'markup',
  text: name.slice(0, MAX_TEXT),
});

function readNames(things: Thing[], { siteName }: Metadata): PageFacts['names'] {
  const stated = things
    .filter(
      (thing) =>
        isBusiness(thing) &&
        (thing.values.telephone ??
          thing.values.address ??
          thing.values.openingHours ??
          thing.values.openingHoursSpecification ??
          thing.values.logo) !== undefined,
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
  /©[\s©]*(?:\d{4}[\s\d–-]*,?\s*)?(?:by\s+)?(\p{Lu}[^.|,©•·–—]{2,50}?)\s*(?:[\d.|,•·–—]|all rights|$)/iu;

/** A line of the header or footer that is part of the title, unless it is a menu item: the name next to a logo. */
function readBrand(lines: FactLine[], parts: ReadonlySet<string>): PageFacts['names'] {
  const isBrand = ({ place, block, text }: FactLine) =>
    place !== 'content' && text.length >= 3 && block.linkLength === 0 && parts.has(plainWords(text));
  return lines
    .filter(isBrand)
    .map(({ place, text }) => ({ name: text, place, text }))
    .slice(0, 1);
}

/** A bracket that the end of a name cuts: "Oak House (oakhouse.example)". */
const OPEN_BRACKET = /\s*\([^)]*$/;

const NOT_OWNER = factsWords('names', 'notOwner');
/** The name in the copyright line, unless it is a link to another site: that of the web designer. */
function readCopyright(lines: FactLine[], links: PageLink[], url: string): PageFacts['names'] {
  const line = lines.findLast(({ text }) => text.length <= 300 && /©|\(c\)|copyright|^20\d\d\s[-–—]\s/i.test(text));
  const name = COPYRIGHT.exec(line?.text.replaceAll(/copyright|\(c\)|^(?=20\d\d\s)/gi, '©') ?? '')?.[1]
    ?.replace(OPEN_BRACKET, '')
    .trim();
  const isName = name !== undefined && !NOT_OWNER.test(name);
  const isOther = links.some((link) => link.text.trim() === name && hostOf(link.url) !== hostOf(url));
  return line && isName && !isOther ? [{ name, place: 'footer', text: line.text.slice(0, MAX_TEXT) }] : [];
}

/** The possible names of the business on a page: in schema.org data, the logo and the copyright line. */
export function findNames({ url, things, metadata, links, lines }: NameSources): PageFacts['names'] {
  return [
    ...readNames(things, metadata),
    ...readLogo(links, url),
    ...readCopyright(lines, links, url),
    ...readBrand(lines, new Set(titleParts(metadata.title).map(plainWords))),
  ];
}
