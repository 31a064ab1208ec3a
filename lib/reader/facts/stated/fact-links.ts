import { memoize } from '@/lib/text/memoize';
import { factsWords, wordPairs } from '../../lexicon/lexicon';
import type { PageLink } from '../../page/page-links';
import { isCredited } from '../shared/credits';
import type { LinkPurpose } from '../shared/fact-types';
import type { FactLine } from '../shared/page-lines';

type Link = { purpose: LinkPurpose; url: string; label: string };

/** The name of a network by its domain. */
const NETWORKS = wordPairs('factLinks', 'networks');
/** Links that share the page, or lead to another account's post. */
const NO_PROFILE = factsWords('factLinks', 'noProfile');
const NO_ACCOUNT = factsWords('factLinks', 'noAccount');
const isNoProfile = (path: string): boolean =>
  /%20|[?&](?:u|url|text|v)=/i.test(path) ||
  NO_PROFILE.standsBetween(path, /\/$/, /^(?:\/|\.php|\?|$)/i) ||
  NO_ACCOUNT.standsBetween(path, /\/@?$/, /^\/?$/);
/** Tripadvisor's pages about a region are not about the business. */
const TRIPADVISOR_PROFILE = /(?:_|Rental)Review-/;
const BOOKING_HOST = factsWords('factLinks', 'bookingHosts');
const BOOKING_TEXT = factsWords('factLinks', 'bookingText');
const ORDER_TEXT = factsWords('factLinks', 'orderText');
const ORDER_HOST = factsWords('factLinks', 'orderHosts');
const OF_MENU = factsWords('factLinks', 'ofMenu');
/** "Our lunch menu (pdf)", but not "Menu of treatments". */
const isMenuText = (text: string): boolean => /^\s*menus?(?: \(?pdf\)?)?$/i.test(OF_MENU.replace(text, ''));
/** A menu as a file: "To see our current menu, click here", `/files/dinner-menu.pdf`. */
const MENU_WORD = /(?:^|[^a-z])menus?(?:[^a-z]|$)/i;
const MAX_FILE_LABEL = 80;
const MAP_HOST = /^(?:(?:www|maps)\.)?google\.(?:com?\.)?[a-z]{2,3}$|^maps\.app\.goo\.gl$|^goo\.gl$/;

/** Whether a host is a platform that businesses take bookings or orders on. */
export const isPlatform = (host: string): boolean => BOOKING_HOST.test(host) || ORDER_HOST.test(host);

/** The social network of a host, or whether it can tell what a link is for; most links are to the website itself. */
const readHost = memoize((host) => ({
  network: NETWORKS[/[\w-]+(?:\.co)?\.\w+$/.exec(host)?.[0] ?? ''],
  isTelling: isPlatform(host) || MAP_HOST.test(host),
}));

function profileOf(url: string, network: string): Link | undefined {
  const { pathname, search } = new URL(url);
  const isProfile =
    pathname.length > 1 && !isNoProfile(`${pathname}${search}`.replace(/^\/profile\.php\?id=/, '/profile-'));
  if (network === 'Tripadvisor' && pathname.length > 1 && !TRIPADVISOR_PROFILE.test(pathname)) return undefined;
  return isProfile ? { purpose: 'social', url, label: network } : undefined;
}

/** What a link is for by its target. */
function purposeOfTarget(url: string, label: string): Link | undefined {
  const { hostname, pathname } = new URL(url);
  if (BOOKING_HOST.test(hostname) && /^\/(?!(?:gift|market)\b)./.test(pathname))
    return { purpose: 'booking', url, label: label || hostname };
  if (ORDER_HOST.test(hostname)) return { purpose: 'order', url, label: label || hostname };
  const isMap =
    MAP_HOST.test(hostname) &&
    !/\breviews?\b/i.test(label) &&
    (hostname !== 'goo.gl' || pathname.startsWith('/maps')) &&
    /maps/.test(`${hostname}${pathname}`);
  return isMap ? { purpose: 'map', url, label: label || 'Map' } : undefined;
}

function isMenuFile(url: string, label: string): boolean {
  if (!/\.pdf(?:[?#]|$)/i.test(url) || label.length > MAX_FILE_LABEL) return false;
  return MENU_WORD.test(label) || MENU_WORD.test(new URL(url).pathname.split('/').at(-1) ?? '');
}

/** A text without the icons around it: "📅 Book now ☰". */
const withoutIcons = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');

const MAX_LABEL = 120;

/** A label without icons, and what it says that its link is for. */
const readLabel = memoize((text): { label: string; purpose?: LinkPurpose } => {
  const label = withoutIcons(text);
  if (BOOKING_TEXT.test(label) && !/\bquote/i.test(label)) return { label, purpose: 'booking' };
  if (ORDER_TEXT.test(label)) return { label, purpose: 'order' };
  return { label, purpose: isMenuText(label) && label.length > 4 ? 'menu' : undefined };
});

/** What a link is for by its text. */
function purposeOfLabel(url: string, text: string): Link | undefined {
  if (text.length > MAX_LABEL) return undefined;
  const { label, purpose } = readLabel(text);
  if (purpose) return { purpose, url, label };
  return isMenuFile(url, label)
    ? { purpose: 'menu', url, label: /^(?:click )?here$/i.test(label) ? 'Menu' : label }
    : undefined;
}

/** The host of a URL in its normal form, which is found sooner than by parsing it. */
const HOST = /^https?:\/\/(?:[^/@]*@)?([^/:]+)/;

/** A URL of a page for bookings, orders, menus or contact: elsewhere, "Book" is a card that tells more. */
const SERVES = /[/._?=-](?:appointment|availab|book(?!keep)|contact|enquir|menu|order|reserv|schedul)/i;

function purposeOf({ url, text, otherTexts = [] }: PageLink): Link | undefined {
  const host = HOST.exec(url)?.[1] ?? '';
  const { network, isTelling } = readHost(host);
  if (network) return profileOf(url, network);
  const label = text.trim();
  const ofTarget = isTelling ? purposeOfTarget(url, label) : undefined;
  let link = ofTarget ?? purposeOfLabel(url, label);
  if (!link && otherTexts.length > 0 && SERVES.test(url))
    link = otherTexts.map((other) => purposeOfLabel(url, other)).find((one) => one !== undefined);
  const isNoService = link && /\b(?:privacy|terms|cookies)\b/i.test(link.label);
  return isNoService ? undefined : link;
}

/** The links that customers use: booking, ordering, menu, social profiles, map. `lines` tell which are credits of others. */
export const findFactLinks = (links: PageLink[], lines: FactLine[] = []): Link[] =>
  links.flatMap((link) => {
    const found = purposeOf(link);
    return found && !isCredited(link.text.trim(), lines) ? [found] : [];
  });
