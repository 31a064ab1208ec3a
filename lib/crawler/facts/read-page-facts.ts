import { Element } from 'domhandler';
import { visibleText } from '../extract/dom';
import type { Metadata } from '../extract/metadata';
import type { PageBlocks } from '../extract/page-blocks';
import type { Areas } from '../extract/page-content';
import type { PageLink } from '../extract/page-links';
import { readTexts, type Thing } from '../extract/structured-data';
import { decodeEscapes } from '../percent-escapes';
import { findAddresses, readAddresses } from './addresses';
import { findCountries } from './country';
import { isCredited } from './credits';
import { decodeCloudflareEmail, findEmails, mayHaveEmail } from './emails';
import { findFactLinks } from './fact-links';
import type { Candidate, PageFacts, Place } from './fact-types';
import { readLinkedServices } from './linked-services';
import { readMarkupHours } from './markup-hours';
import { readMenuServices } from './menu-services';
import { findNames } from './names';
import { findOpeningHours } from './opening-hours';
import { type FactLine, readLines } from './page-lines';
import { findPeople, readPeople } from './people';
import { findPrices, readOffers } from './prices';
import { findQuestions, readQuestions } from './questions';
import { findServices, readServicePage, readServices } from './services';

interface PageInput {
  url: string;
  elements: Element[];
  things: Thing[];
  page: PageBlocks;
  areas: Areas;
  metadata: Metadata;
  links: PageLink[];
}

/** The maximum number of candidates of a kind per page. */
const MAX_OF_A_KIND = 200;
const MAX_TEXT = 300;
const markup = <T>(value: T, text: string): Candidate<T> => ({
  ...value,
  place: 'markup',
  text: text.slice(0, MAX_TEXT),
});

/** A candidate found in a line of the page, without the line. */
function placed<T extends { line: FactLine; text: string }>({ line, ...found }: T): Candidate<Omit<T, 'line'>> {
  return { ...found, place: line.place };
}

const REGION_PLACES: [RegExp, Place][] = [
  [/^footer$|\b(?:footer|colophon)\b/i, 'footer'],
  [/^(?:header|nav)$|\b(?:site-?header|top-?bar|navbar)\b/i, 'header'],
];

/** The part of the page that contains an element. */
function placeOf(element: Element): Place {
  for (let at = element.parent; at && 'name' in at; at = at.parent) {
    const { name, attribs } = at as Element;
    if (name === 'body') break;
    const names = name === 'main' || name === 'article' ? '' : `${attribs.class ?? ''} ${attribs.id ?? ''}`;
    const place = REGION_PLACES.find(([pattern]) => pattern.test(name) || pattern.test(names))?.[1];
    if (place) return place;
  }
  return 'content';
}

const labelOf = (element: Element) =>
  (visibleText(element) || (element.attribs['aria-label'] ?? '')).slice(0, MAX_TEXT);

/** A link that opens a chat with a number, which WhatsApp requires in international format. */
const WHATSAPP_LINK =
  /^(?:https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)|whatsapp:\/\/send\/?\?(?:.*&)?phone=)\s*\+?(?:00)?(\d{8,15})(?!\d)/i;

/** What may be a link to a telephone number, an e-mail address or a chat. */
const CONTACT_LINK = /^(?:tel|mailto):|email-protection#|wa\.me|whatsapp|%/i;

function readContactLinks(elements: Element[]): Pick<PageFacts, 'phones' | 'emails'> {
  const phones: PageFacts['phones'] = [];
  const emails: PageFacts['emails'] = [];
  for (const element of elements) {
    const { href = '', 'data-cfemail': protectedText } = element.attribs;
    if (!protectedText && !CONTACT_LINK.test(href)) continue;
    const hidden = protectedText ?? /email-protection#([\da-f]+)$/i.exec(href)?.[1];
    const isMail = /^mailto:/i.test(href);
    const chat = WHATSAPP_LINK.exec(decodeEscapes(href))?.[1];
    if (!hidden && !isMail && !chat && !/^tel:/i.test(href)) continue;
    const [place, text] = [placeOf(element), labelOf(element)];
    if (/^tel:/i.test(href))
      phones.push({ link: decodeEscapes(href).slice(0, 60), place, text: text || decodeEscapes(href.slice(4, 60)) });
    if (chat) phones.push({ link: `whatsapp:+${chat}`, place, text: text || `WhatsApp +${chat}` });
    const given = hidden
      ? decodeCloudflareEmail(hidden)
      : isMail
        ? decodeEscapes(href.slice(7).replace(/\?.*$/, ''))
        : '';
    // A link that shows another address than its own has been copied from a template.
    const shown = findEmails(text);
    const emailsOfLink = shown.length > 0 ? shown : findEmails(given);
    emails.push(...emailsOfLink.map((email) => ({ email, place, text: text || email })));
  }
  return { phones, emails };
}

/** Whether the text of a link occurs only in lines that are not about the business. */
const isOfOthers = ({ text }: { text: string }, lines: FactLine[]): boolean => {
  const around = lines.filter((line) => line.text.includes(text));
  return around.length > 0 && around.every(({ isQuoted }) => isQuoted);
};

const ICON_TAGS = new Set(['i', 'span', 'svg']);
const FAX_ICON = /(?:^|[\s-])fax(?:$|[\s-])/;

/** Numbers that only an icon tells to be fax numbers. */
function readFaxIcons(elements: Element[]): PageFacts['phones'] {
  return elements
    .filter(({ name, attribs }) => ICON_TAGS.has(name) && FAX_ICON.test(attribs.class ?? ''))
    .flatMap((icon) => {
      const next = icon.next && 'data' in icon.next && !icon.next.data.trim() ? icon.next.next : icon.next;
      const number = next instanceof Element ? visibleText(next) : next && 'data' in next ? next.data.trim() : '';
      return hasPhone(number) ? [{ text: `Fax: ${number}`.slice(0, MAX_TEXT), place: placeOf(icon) }] : [];
    });
}

const CONTACT =
  /\b(?:tel\w*|phone|mob\w*|call|text|fax|office|reception|landline|whats ?app|contact|emergency|bookings?|enquiries|sales)\b/i;

/** Whether a table lists a number behind a name, as those of taxis and neighbours are: no row says that it is the business's. */
const isOfListed = ({ kind, cells }: FactLine): boolean =>
  kind === 'row' && cells.length > 1 && /\p{L}{3}/u.test(cells[0] ?? '') && !CONTACT.test(cells[0] ?? '');

const hasPhone = (text: string) => text.length <= 1_000 && /(?:\d[\s().–/-]{0,3}){7}/.test(text);

const cap = (facts: PageFacts): PageFacts => ({
  ...facts,
  phones: facts.phones.slice(0, MAX_OF_A_KIND),
  emails: facts.emails.slice(0, MAX_OF_A_KIND),
  prices: facts.prices.slice(0, MAX_OF_A_KIND * 2),
  questions: facts.questions.slice(0, MAX_OF_A_KIND),
  services: facts.services.slice(0, MAX_OF_A_KIND),
  people: facts.people.slice(0, MAX_OF_A_KIND),
});

/** The candidates for facts of the business on a page. Which of them are facts depends on the whole site: see collectFacts. */
export function readPageFacts({ url, elements, things, page, areas, metadata, links }: PageInput): PageFacts {
  const lines = readLines(page, areas);
  const texts = page.blocks.map(({ text }) => text).join('\n');
  const language = /^[a-z]{2}/i.exec(metadata.language ?? '')?.[0].toLowerCase();
  const contact = readContactLinks(elements);
  const isOwn = (one: { text: string }) => !isOfOthers(one, lines) && !isCredited(one.text, lines);
  const business = things.filter(
    ({ types }) => !types.some((type) => /^(?:Person|Event|\w+Event|JobPosting|Review|Product)$/.test(type)),
  );
  const { title } = metadata;
  const inMarkup = readServices(things);
  return cap({
    countries: findCountries(
      things,
      `${texts}\n${contact.phones.map(({ link }) => link).join('\n')}`,
      url,
      metadata.language,
    ),
    names: findNames({ url, elements, things, metadata, links, lines }),
    phones: [
      ...business.flatMap(({ values }) => readTexts(values.telephone).map((text) => markup({ link: text }, text))),
      ...contact.phones.slice(0, MAX_OF_A_KIND).filter(isOwn),
      ...(page.blocks.length === 0
        ? []
        : lines
            .filter((line) => !line.isQuoted && hasPhone(line.text) && !isOfListed(line))
            .map(({ text, place }) => ({ text: text.slice(0, 1_000), place }))),
      ...readFaxIcons(elements),
    ],
    emails: [
      ...business.flatMap(({ values }) =>
        readTexts(values.email)
          .flatMap(findEmails)
          .map((email) => markup({ email }, email)),
      ),
      ...contact.emails.slice(0, MAX_OF_A_KIND).filter(isOwn),
      ...lines
        .filter(({ isQuoted, text }) => !isQuoted && mayHaveEmail(text))
        .flatMap(({ text, place }) =>
          findEmails(text).map((email) => ({ email, place, text: text.slice(0, MAX_TEXT) })),
        ),
    ],
    addresses: [...readAddresses(things).map((one) => markup(one, one.address)), ...findAddresses(lines).map(placed)],
    hours: [
      ...readMarkupHours(things).map(({ text, ...hours }) => markup(hours, text)),
      ...findOpeningHours(lines, title, language).map(placed),
    ],
    prices: [
      ...readOffers(things).map((one) => markup(one, `${one.item} ${one.price}`)),
      ...findPrices(lines).map(placed),
    ],
    services: [
      ...inMarkup.map((one) => markup(one, one.name)),
      ...readMenuServices(elements).map((one) => ({ ...one, place: 'header' as const })),
      ...readLinkedServices(elements, lines).map((one) => ({ ...one, place: 'content' as const })),
      // A page states its service in a headline and in markup, often in other words.
      ...[...(inMarkup.length > 0 ? [] : readServicePage(lines, url)), ...findServices(lines, url, title)].map(placed),
    ],
    people: [
      ...readPeople(things).map((one) => markup(one, `${one.name}, ${one.role}`)),
      ...findPeople(lines, title, url).map(placed),
    ],
    questions: [
      ...readQuestions(things).map((one) => markup(one, `${one.question} ${one.answer}`)),
      ...findQuestions(lines, title, url).map(placed),
    ],
    links: findFactLinks(links, lines).map((link) => ({ ...link, place: 'content' as const, text: link.label })),
  });
}
