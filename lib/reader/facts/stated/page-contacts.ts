import type { Element } from 'domhandler';
import { factsWords } from '../../lexicon/lexicon';
import { visibleText } from '../../page/dom';
import { readTexts, type Thing } from '../../page/structured-data';
import { decodeEscapes } from '../../text/percent-escapes';
import { stemsOf } from '../../text/tokens';
import { isCredited, isOfMaker, withoutCredit } from '../shared/credits';
import type { PageFacts, Place } from '../shared/fact-types';
import { isHeadingOfOthers } from '../shared/ownership';
import type { FactLine } from '../shared/page-lines';
import { decodeCloudflareEmail, findEmails, mayHaveEmail } from './emails';
import { isMentioned } from './own-things';
import { endsInFax } from './phones';

/** The maximum number of candidates of a kind that links state. */
const MAX_OF_A_KIND = 200;
const MAX_TEXT = 300;

type Contacts = Pick<PageFacts, 'phones' | 'emails'>;

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
  /^\w+:\/\/(?:wa\.me\/|(?:\w+\.whatsapp\.com\/)?send\/?\?(?:.*&)?phone=)\s*\+?(?:00)?(\d{8,15})(?!\d)/i;

/** What may be a link to a telephone number, an e-mail address or a chat. */
const CONTACT_LINK = /^(?:tel|mailto):|email-protection#|wa\.me|whatsapp|%/i;

const mayBeContact = ({ attribs }: Element): boolean =>
  (attribs.href !== undefined && CONTACT_LINK.test(attribs.href)) || Boolean(attribs['data-cfemail']);

/** Telephone numbers and e-mail addresses that links lead to. */
export function readContactLinks(elements: readonly Element[]): Contacts {
  const phones: PageFacts['phones'] = [];
  const emails: PageFacts['emails'] = [];
  for (const element of elements.filter((one) => mayBeContact(one) && !isMentioned(one))) {
    const { href = '', 'data-cfemail': protectedText } = element.attribs;
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

/** Whether the lines that a text occurs in are about the business, or there are none: not reviews, nor the credit of whoever made the website. */
function isOwn({ text }: { text: string }, lines: readonly FactLine[]): boolean {
  const around = lines.filter((line) => line.text.includes(text));
  return around.length === 0 || !(around.every(({ isQuoted }) => isQuoted) || isCredited(text, around));
}

const CONTACT = factsWords('pageContacts', 'contact');

const EMAIL_US = /\be-?mail(?: us| me)?(?: at| on)?[\s:.|–-]*$/i;

/** The words around numbers and addresses. */
const withoutAddresses = (text: string) =>
  text
    .split(/\s/)
    .filter((word) => !/[@\d]/.test(word))
    .join(' ')
    .replace(/\be-?mails?\b/gi, ' ');

/**
 * Whether a text says of a number or an address only that it is one to contact: a label stands before it, or the text has no more words than
 * labels and a name. In any other sentence it may be another's: "The Garda station is on 065 684 8100".
 */
export function isContactLine(text: string, contact: string): boolean {
  const said = text.slice(0, MAX_TEXT);
  const at = said.indexOf(contact);
  const before = said.slice(0, at);
  if (at > 0 && (EMAIL_US.test(before) || CONTACT.ends(before, /^[\s:.|–-]*$/))) return true;
  const words = stemsOf(CONTACT.replace(withoutAddresses(said), ' '));
  return words.filter((word) => at >= 0 || !contact.includes(word)).length <= 1;
}

/** Whether a table lists a number behind a name, as those of taxis and neighbours are: no row says that it is the business's. */
const isOfListed = ({ kind, cells }: FactLine): boolean =>
  kind === 'row' && cells.length > 1 && /\p{L}{3}/u.test(cells[0] ?? '') && !CONTACT.test(cells[0] ?? '');

/** A line with the label above it, or the cells of a row with those of the head, where these say that a number is for faxes. */
function withFaxLabel(lines: readonly FactLine[], { text, cells }: FactLine, at: number): string {
  const above = lines[at - 1];
  if (!above || above.text.length > MAX_TEXT || /\d/.test(above.text)) return text;
  if (cells.length > 1 && above.cells.length === cells.length && above.cells.some(endsInFax))
    return cells.map((cell, column) => `${above.cells[column]} ${cell}`).join(', ');
  return !/\p{L}/u.test(text) && endsInFax(above.text) ? `${above.text} ${text}` : text;
}

/** The link of a number with the line around it, if that is the label of a fax number. */
function withLabelAround<T extends { text: string }>(link: T, lines: readonly { text: string }[]): T {
  const around = lines.filter(({ text }) => text.includes(link.text));
  const isFax = around.length > 0 && around.every(({ text }) => endsInFax(text.slice(0, text.indexOf(link.text))));
  return isFax ? { ...link, text: around[0]?.text ?? link.text } : link;
}

const hasPhone = (text: string) => text.length <= 1_000 && /(?:\d[\s().–/-]{0,3}){7}/.test(text);

/**
 * Telephone numbers and e-mail addresses that a page states about the business: in its own `things` of markup, links and lines. `names`: what
 * names the business.
 */
export function readContacts(linked: Contacts, things: Thing[], lines: FactLine[], names: string): Contacts {
  const own = lines
    .map((line, at) => (hasPhone(line.text) ? { ...line, text: withFaxLabel(lines, line, at) } : line))
    .filter(({ isQuoted, block }) => !isQuoted && !isMentioned(block.region.element))
    .filter(
      ({ heading, text, place }) =>
        place !== 'content' || !isHeadingOfOthers(heading) || CONTACT.test(withoutAddresses(text)),
    )
    .map((line) => ({ ...line, text: withoutCredit(line.text) }));
  const isOwnLink = (one: { text: string }) => isOwn(one, lines);
  const stated = things.flatMap(({ values }) => readTexts(values.telephone));
  const emails = things.flatMap(({ values }) => readTexts(values.email).flatMap(findEmails));
  return {
    phones: [
      ...stated.map((text) => ({ link: text, place: 'markup' as const, text: text.slice(0, MAX_TEXT) })),
      ...linked.phones
        .slice(0, MAX_OF_A_KIND)
        .filter(isOwnLink)
        .map((link) => withLabelAround(link, own)),
      ...own
        .filter((line) => hasPhone(line.text) && !isOfListed(line))
        .map(({ text, place }) => ({ text: text.slice(0, 1_000), place })),
    ],
    emails: [
      ...emails.map((email) => ({ email, place: 'markup' as const, text: email.slice(0, MAX_TEXT) })),
      ...[
        ...linked.emails.slice(0, MAX_OF_A_KIND).filter(isOwnLink),
        ...own
          .filter(({ text }) => mayHaveEmail(text))
          .flatMap(({ text, place }) =>
            findEmails(text).map((email) => ({ email, place, text: text.slice(0, MAX_TEXT) })),
          ),
      ].filter(({ email }) => !isOfMaker(email.slice(email.indexOf('@') + 1).toLowerCase(), lines, names)),
    ],
  };
}
