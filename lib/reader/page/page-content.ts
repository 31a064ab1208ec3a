import { pageWords } from '../lexicon/lexicon';
import { sumRegions } from './boilerplate';
import { isOpenable } from './concealed';
import type { Block, PageBlocks, Region } from './page-blocks';
import { isControlLabel, namesOtherContent, namesReaction } from './vocabulary';

const NEVER_CONTENT_TAGS = new Set('nav form dialog label legend fieldset'.split(' '));
const NAVIGATION_ROLES = new Set('navigation search dialog alertdialog menubar tablist toolbar'.split(' '));
/** Names of parts that are the same on every page of a site. */
const SITE_PARTS = pageWords('pageContent', 'siteParts');
/** What covers the whole page; that of a picture or card is its caption. */
const OVERLAY = /\boverlay\b/;
/** The line above the menu, which has no prose: a bar on the top floor has. */
const TOP_BAR = /\btop ?bar\b/;
const MAX_TOP_BAR = 50;
const COOKIE_NOTICE = pageWords('pageContent', 'cookieNotice');
/** The last line of a page, whatever its container. */
const COPYRIGHT = /^(?:copyright\b|©|\(c\) ?\d).{0,40}\b(?:19|20)\d\d\b|^(?:copyright|©)\s/i;

const CHOICE = /\b(?:accept|agree|allow|got it|ok|policy|consent)\b/i;
/** What stands in a cookie notice besides its sentences: its heading and its choices. */
const NOTICE_LINE = pageWords('pageContent', 'noticeLine');

/** The parts of a page around its content. */
export type Area = 'navigation' | 'footer';
/** The part that each region belongs to; regions of the content have no entry. */
export type Areas = ReadonlyMap<Region, Area>;

/** Finds the part of the page that each region belongs to, by the sums of all its text. */
export function findAreas({ regions }: PageBlocks): Areas {
  sumRegions(regions, new Set());
  const total = regions[0]?.sums.mass ?? 0;
  const areas = new Map<Region, Area>();
  for (const region of regions) {
    const area = (region.parent && areas.get(region.parent)) ?? ownArea(region, total);
    if (area) areas.set(region, area);
  }
  return areas;
}

function ownArea(region: Region, total: number): Area | null {
  const name = region.element?.name;
  const role = region.element?.attribs.role;
  const words = ownNames(region);
  if (wrapsContent(region, total)) return null;
  if (name === 'nav' || role === 'navigation' || /\b(?:nav|navbar|navigation|breadcrumbs?)\b/.test(words)) {
    return 'navigation';
  }
  if (role === 'contentinfo' || (name === 'footer' && isOfPage(region)) || FOOTER.test(words)) {
    return 'footer';
  }
  return role === 'banner' || (name === 'header' && isOfPage(region)) ? 'navigation' : null;
}

/** The footer of a page, but not of a card. */
const FOOTER = pageWords('pageContent', 'footer');

/** A wrapper around the content, whatever its class names: themes put all their settings into them. */
function wrapsContent({ headline, sums, words }: Region, total: number): boolean {
  return (
    headline ||
    (sums.mass > total * 0.7 && !namesReaction(words)) ||
    (sums.mass > total * 0.5 && !namesOtherContent(words))
  );
}

/** The footer or header of an article or section belongs to the content. */
function isOfPage(region: Region): boolean {
  for (let at = region.parent; at; at = at.parent) {
    if (at.element && /^(?:article|main|section|blockquote)$/.test(at.element.name)) return false;
  }
  return true;
}

/** Applies to containers only: a body with the class `sticky-footer` is not a footer. */
function ownNames({ element, words }: Region): string {
  return element && /^(?:div|section|table|ul|footer|td|tr)$/.test(element.name) ? words : '';
}

function isSurrounding(region: Region, total: number): boolean {
  const { element, hidden, words } = region;
  if (!element) return false;
  // However little else the page contains: a listing has less prose than the cookie notice on top of it.
  if (/^(?:alert)?dialog$/.test(element.attribs.role ?? '')) return !region.headline;
  const wraps = wrapsContent(region, total);
  if (hidden) return !wraps && !isCollapsed(region);
  if (wraps) return false;
  if (NEVER_CONTENT_TAGS.has(element.name)) return true;
  // Accordions of Bootstrap are lists of tabs.
  if (NAVIGATION_ROLES.has(element.attribs.role ?? '')) return !isCollapsed(region);
  const isNamed =
    SITE_PARTS.test(words) ||
    (TOP_BAR.test(words) && region.sums.mass < MAX_TOP_BAR) ||
    (OVERLAY.test(words) && region.parent?.element?.name === 'body');
  return /^(?:div|section|ul|ol|span|aside|table|a|p)$/.test(element.name) && isNamed;
}

/** Collapsed content, such as answers and tabs, is content all the same; a collapsed menu has links only. */
const isCollapsed = ({ element, words, sums }: Region): boolean => sums.mass > 0 && isOpenable(element, words);

/** Whether everything in a region may belong to a cookie notice. */
function isNoticeOnly(blocks: Block[], { first, end, headline, sums }: Region): boolean {
  if (headline || sums.length > MAX_NOTICE) return false;
  return blocks
    .slice(first, end)
    .every(
      ({ text, length, linkLength }) => linkLength >= length * 0.8 || NOTICE_LINE.test(text) || isControlLabel(text),
    );
}

const MAX_NOTICE = 1_000;
/** So many other lines about privacy make a policy. */
const POLICY_LINES = 3;
const TEXT_TAGS = new Set('p li dt dd td th h1 h2 h3 h4 h5 h6'.split(' '));
const ABOUT_PRIVACY = /cookie|privacy|personal (?:data|information)/i;

/** A cookie notice, whatever its container is called. A paragraph beside others, or a section of a policy, is content. */
function dropCookieNotices({ blocks }: PageBlocks, dropped: Set<Region>): void {
  const about = new Set(
    blocks.filter(({ text, length, linkLength }) => linkLength < length * 0.5 && ABOUT_PRIVACY.test(text)),
  );
  for (const { text, length, region } of about) {
    if (length > 600 || !COOKIE_NOTICE.test(text) || !CHOICE.test(text)) continue;
    let box: Region | null = null;
    for (let at: Region | null = region; at && isNoticeOnly(blocks, at); at = at.parent) box = at;
    if (!box || TEXT_TAGS.has(box.element?.name ?? '')) continue;
    const { first, end } = box;
    const inside = blocks.slice(first, end).filter((block) => about.has(block)).length;
    if (about.size - inside < POLICY_LINES) dropped.add(box);
  }
}

function closeDownwards(regions: Region[], dropped: Set<Region>): void {
  for (const region of regions) if (region.parent && dropped.has(region.parent)) dropped.add(region);
}

/** As many links to other websites are a list, not a menu. */
const MIN_LIST = 3;
const leaves = ({ length, outLength }: Block) => length > 0 && outLength >= length * 0.8;

const CONTACT_DETAIL = /\S@[\w-]+\.\w|\d{3}[\d ]{3}/;
const isMenuLine = ({ text, length, linkLength }: Block) =>
  linkLength >= length * 0.8 && length < 60 && !CONTACT_DETAIL.test(text);

/** Runs of short links before the first heading or sentence and after the last one: unmarked menus. */
function findOuterMenus(blocks: Block[]): Set<Block> {
  const first = blocks.findIndex(isSubstance);
  const after = blocks.slice(blocks.findLastIndex(isSubstance) + 1).filter(isMenuLine);
  const others = after.filter(leaves);
  const list = new Set(others.length >= MIN_LIST ? others : []);
  return new Set([
    ...blocks.slice(0, Math.max(0, first)).filter(isMenuLine),
    ...after.filter((block) => !list.has(block)),
  ]);
}

const isLinks = (block: Block | undefined) =>
  block !== undefined && block.kind !== 'heading' && block.linkLength >= block.length * 0.8 && block.length < 200;

/** Runs of links that start with the link to the home page: menus in table layouts. */
function findMenus(blocks: Block[]): Set<Block> {
  const menus = new Set<Block>();
  for (const [at, { text }] of blocks.entries()) {
    if (!/^home\b(?!.*[.!?]$)/i.test(text) || !isLinks(blocks[at])) continue;
    let end = at;
    while (isLinks(blocks[end])) end += 1;
    const run = blocks.slice(at, end);
    if (run.length >= 3 || text.split(/\s+/).length >= 3) for (const block of run) menus.add(block);
  }
  return menus;
}

function isSubstance({ kind, length, linkLength }: Block): boolean {
  return kind === 'heading' || (linkLength < length * 0.5 && (kind === 'row' || length > 12));
}

/** The content of a page that is not an article: all blocks except menus, notices, forms, buttons and repeated lines. */
export function findPageContent(page: PageBlocks, areas: Areas): Block[] {
  const { regions } = page;
  const total = regions[0]?.sums.mass ?? 0;
  const dropped = new Set(regions.filter((region) => isSurrounding(region, total)));
  dropCookieNotices(page, dropped);
  closeDownwards(regions, dropped);
  const shown = page.blocks.filter(({ region }) => !dropped.has(region) && !areas.has(region));
  const menus = new Set([...findMenus(shown), ...findOuterMenus(shown)]);
  return shown.filter((block, at) => {
    const { text, length } = block;
    if (menus.has(block) || (at >= shown.length - 3 && length < 200 && COPYRIGHT.test(text))) return false;
    if (length < 60 && block.kind !== 'heading' && block.kind !== 'row' && isControlLabel(text)) return false;
    return true;
  });
}
