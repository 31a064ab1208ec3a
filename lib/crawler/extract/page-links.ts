import type { Document, Element } from 'domhandler';
import { collapse, visibleText, walkElements } from './dom';
import type { LinkReader } from './page-blocks';

/** A link to another page, absolute and without its fragment. */
export interface PageLink {
  url: string;
  text: string;
  nofollow: boolean;
}

/** More links than this on one page are a trap or an attack. */
const MAX_LINKS = 5000;

/** Address that relative links are resolved against: the page's own, or that of its first `<base href>`. */
export function findBase(document: Document, url: string): string {
  let base = url;
  walkElements(document, (element) => {
    if (element.name === 'base' && element.attribs.href !== undefined && base === url) {
      const resolved = resolveUrl(element.attribs.href, url);
      if (resolved) base = resolved;
    }
    return element.name !== 'body';
  });
  return base;
}

/** Addresses that were made out before: the menu of a site stands on all of its pages. */
const resolved = new Map<string, string | null>();
const MAX_RESOLVED = 20_000;

/** Absolute http or https address of a link; null for other schemes and for what cannot be parsed. */
export function resolveUrl(href: string, base: string): string | null {
  // Such a link means the same on every page of an origin.
  const originEnd = base.indexOf('/', 8);
  if (originEnd < 0 || !/^\/(?![/\\])/.test(href)) return parseUrl(href, base);
  const key = base.slice(0, originEnd) + href;
  const known = resolved.get(key);
  if (known !== undefined) return known;
  const url = parseUrl(href, base);
  if (resolved.size >= MAX_RESOLVED) resolved.clear();
  resolved.set(key, url);
  return url;
}

function parseUrl(href: string, base: string): string | null {
  try {
    const url = new URL(href.trim(), base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** How a page's links are read: what they point to, and whether that is another site. */
export function linkReader(base: string): LinkReader {
  const own = hostOf(base);
  return { resolve: (href) => resolveUrl(href, base), isOutside: (url) => hostOf(url) !== own };
}

function hostOf(url: string): string {
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url) ?? [];
  return host.toLowerCase();
}

/** The pages that a page links to, each once; a link counts as followed when one of its occurrences is. */
export function findLinks(document: Document, base: string): PageLink[] {
  const links = new Map<string, PageLink>();
  walkElements(document, (element) => {
    const { attribs } = element;
    const href = targetOf(element);
    if (href === undefined || href.startsWith('#')) return undefined;
    const url = resolveUrl(href, base)?.replace(/#.*$/, '');
    if (!url) return undefined;
    const nofollow = /\bnofollow\b/i.test(attribs.rel ?? '');
    const known = links.get(url);
    if (known) {
      known.nofollow &&= nofollow;
      known.text ||= linkText(element);
    } else if (links.size < MAX_LINKS) links.set(url, { url, text: linkText(element), nofollow });
    return undefined;
  });
  return [...links.values()];
}

/** Where an element leads: links, the areas of a picture, the frames of old sites, and pages that send one on. */
function targetOf({ name, attribs }: Element): string | undefined {
  if (name === 'a' || name === 'area') return attribs.href;
  if (name === 'frame') return attribs.src;
  if (name !== 'meta' || !/^refresh$/i.test(attribs['http-equiv'] ?? '')) return undefined;
  return /^[\s\d.]*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec((attribs.content ?? '').slice(0, 2_000))?.[1];
}

function linkText(element: Element): string {
  const { name, attribs } = element;
  const text = name === 'area' ? collapse(attribs.alt ?? '') : visibleText(element);
  return text || collapse(attribs['aria-label'] ?? attribs.title ?? '');
}
