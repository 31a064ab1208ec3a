import type { Metadata } from '../extract/metadata';
import type { PageLink } from '../extract/page-links';
import { readText, type Thing } from '../extract/structured-data';
import { hostOf } from '../host-of';
import type { PageFacts } from './fact-types';
import type { FactLine } from './page-lines';

interface NameSources {
  url: string;
  things: Thing[];
  metadata: Metadata;
  links: PageLink[];
  lines: FactLine[];
}

const MAX_TEXT = 300;
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
  return siteName ? [...stated, inMarkup(siteName)] : stated;
}

/** The text of the link to the home page in the header is the name of the site, unless it is "Home". */
function readLogo(links: PageLink[], page: string): PageFacts['names'] {
  const home = links.find(
    ({ url, text }) =>
      hostOf(url) === hostOf(page) && /^\/(?:index\.\w+|home\/?)?$/i.test(new URL(url).pathname) && text.length >= 3,
  );
  const name = home?.text.trim() ?? '';
  const isName =
    name.length <= 60 &&
    !/^(?:home|home ?page|start|logo|back|return|main|welcome|accueil|startseite|inicio|skip)\b/i.test(name);
  return home && isName ? [{ name, place: 'header', text: name }] : [];
}

const COPYRIGHT =
  /(?:©|\(c\)|copyright)[\s©]*(?:\(c\)\s*)?(?:\d{4}(?:\s?[-–]\s?(?:\d{4}|\d{2}|present))?[\s,]*)?(?:by\s+)?(\p{Lu}[^.|,©•·–—]{2,50}?)(?:\s*(?:\d{4}|[.|,•·–—]|all rights)|\s*$)/iu;

/** The name in the copyright line, unless it is a link to another site: that of the web designer. */
function readCopyright(lines: FactLine[], links: PageLink[], url: string): PageFacts['names'] {
  const line = lines.findLast(({ text }) => text.length <= 300 && /©|\(c\)|copyright/i.test(text));
  const name = COPYRIGHT.exec(line?.text ?? '')?.[1]?.trim();
  const isName = name !== undefined && !/^(?:all rights|copyright|the |this|website|design)/i.test(name);
  const isOther = links.some((link) => link.text.trim() === name && hostOf(link.url) !== hostOf(url));
  return line && isName && !isOther ? [{ name, place: 'footer', text: line.text.slice(0, MAX_TEXT) }] : [];
}

/** The possible names of the business on a page: in schema.org data, the logo and the copyright line. */
export const findNames = ({ url, things, metadata, links, lines }: NameSources): PageFacts['names'] => [
  ...readNames(things, metadata),
  ...readLogo(links, url),
  ...readCopyright(lines, links, url),
];
