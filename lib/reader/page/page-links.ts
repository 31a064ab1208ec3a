import { Element } from 'domhandler';
import { hostOf } from '../text/host-of';
import { isHomePath } from './content-type';
import { collapse, visibleText } from './dom';
import type { LinkReader, LinkTarget } from './page-blocks';

/** A link to another page: an absolute URL without fragment. */
export interface PageLink {
  url: string;
  text: string;
  /** What else links to the page are called: "Book now" besides "Appointments". */
  otherTexts?: string[];
  nofollow: boolean;
}

/** A page with more links is a trap or an attack. */
const MAX_LINKS = 5000;

/** The base URL of relative links: the page's own, or that of its first `<base href>`. */
export function findBase(elements: Element[], url: string): string {
  for (const { name, attribs } of elements) {
    if (name === 'body') break;
    const base = name === 'base' && attribs.href !== undefined && resolveUrl(attribs.href, url);
    if (base) return base;
  }
  return url;
}

/** Resolves a link to an absolute http(s) URL; null for other schemes and invalid URLs. */
export function resolveUrl(href: string, base: string): string | null {
  try {
    const url = new URL(href.trim(), base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Reads the links of a page and resolves them against `base`. */
export function linkReader(base: string): LinkReader {
  const own = hostOf(base);
  const read = new Map<string, LinkTarget | null>();
  return (href) => {
    const known = read.get(href);
    if (known !== undefined) return known;
    const url = resolveUrl(href, base);
    const target = url === null ? null : { url, page: url.replace(/#.*$/, ''), isOutside: hostOf(url) !== own };
    read.set(href, target);
    return target;
  };
}

const MAX_TEXTS = 4;
function addText(link: PageLink, text: string): void {
  const { otherTexts = [] } = link;
  if (otherTexts.length >= MAX_TEXTS) return;
  if (link.text === '') link.text = text;
  else if (text !== '' && text !== link.text && !otherTexts.includes(text)) link.otherTexts = [...otherTexts, text];
}

/** A fragment that is not the top of its page. */
const SECTION = /#(?!.*(?:top|home)|$)/i;

/** The distinct pages that a page links to; a link without nofollow takes precedence. */
export function findLinks(elements: Element[], readLink: LinkReader): PageLink[] {
  const links = new Map<string, PageLink>();
  for (const element of elements) {
    const href = targetOf(element);
    if (href === undefined || href.startsWith('#')) continue;
    const target = readLink(href);
    // Frames of others are maps, videos and booking systems.
    if (!target || (/^(?:iframe|object)$/.test(element.name) && target.isOutside)) continue;
    const url = target.page;
    const { rel } = element.attribs;
    const nofollow = rel !== undefined && /\bnofollow\b/i.test(rel);
    // What a link to a section of a start page says is about the section.
    const text = SECTION.test(target.url) && isHomePath(url) ? '' : linkText(element);
    const known = links.get(url);
    if (known) {
      known.nofollow &&= nofollow;
      addText(known, text);
    } else if (links.size < MAX_LINKS) links.set(url, { url, text, nofollow });
  }
  return [...links.values()];
}

const REFRESH = /^\s*\d*[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i;

/** The page to which a page sends its visitors within ten seconds, by a meta refresh. */
export function findForward(elements: Element[], readLink: LinkReader): string | undefined {
  const found = elements.find(
    (element) =>
      element.name === 'meta' &&
      targetOf(element) !== undefined &&
      /^\s*\d?\s*[;,]/.test(element.attribs.content ?? '') &&
      !(element.parent instanceof Element && element.parent.name === 'noscript'),
  );
  return found && readLink(targetOf(found) ?? '')?.page;
}

/** The target of an element: links, image map areas, frames, and meta refresh. */
function targetOf({ name, attribs }: Element): string | undefined {
  if (name === 'a' || name === 'area') return attribs.href;
  if (name === 'frame' || name === 'iframe') return attribs.src;
  if (name === 'object') return attribs.data;
  if (name !== 'meta' || !/^refresh$/i.test(attribs['http-equiv'] ?? '')) return undefined;
  return REFRESH.exec((attribs.content ?? '').slice(0, 2_000))?.[1];
}

function linkText(element: Element): string {
  const { name, attribs } = element;
  const text = name === 'area' ? collapse(attribs.alt ?? '') : visibleText(element);
  return text || collapse(attribs['aria-label'] ?? attribs.title ?? '');
}
