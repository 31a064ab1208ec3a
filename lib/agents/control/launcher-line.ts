import type { Element } from 'domhandler';
import { listElements } from '@/lib/reader/page/dom';
import { findBase, findLinks, linkReader, type PageLink } from '@/lib/reader/page/page-links';
import { parseHtml } from '@/lib/reader/page/parse-html';

/** What a page has of the launcher: in its scripts, which somebody who may only comment on the page cannot write; or elsewhere. */
export interface FoundLines {
  /** The keys of the agents whose launcher a script of the page asks for. */
  keys: string[];
  /** Whether a launcher's address stands on the page, but in no script that runs. */
  isOnlyText: boolean;
  /** Whether a tag manager adds scripts to the page, which only a browser sees. */
  hasTagManager: boolean;
  links: PageLink[];
}

/** `address` is that of the launcher, up to the key. */
export type LineTask = { html: string; url: string; address: string };

const KEY = /^[\w-]{22}(?![\w-])/;
/** `src`, and `data-src` and such of plug-ins that delay scripts. */
const SOURCE = /(?:^|-)src$/;
/** As lib/agents/widget-snippet.ts has it. */
const ASSIGNS = /\.src ?= ?"$/;
const TAG_MANAGER = /googletagmanager\.com\/gtm\.js|\bGTM-[A-Z0-9]{4,12}\b/;
/** Scripts that are data, or that a consent banner holds back. */
const NO_CODE = /json|^text\/(?:plain|template|html)|importmap|speculationrules/i;

/** What stands in `noscript` runs nowhere. Parents are checked alone: it has no scripts within other elements. */
const isInert = ({ parent }: Element): boolean => parent !== null && 'name' in parent && parent.name === 'noscript';

/** The key of a launcher's address that ends with it. */
const keyOf = (url: string, address: string): string[] =>
  url.startsWith(address) ? (KEY.exec(url.slice(address.length))?.slice(0, 1) ?? []) : [];

/**
 * The keys whose launcher a script loads: by its own address, which plug-ins that delay it keep in an attribute, or by our statement. An
 * address alone is none: pages keep what their visitors wrote in scripts too, as strings, in which quotes are escaped.
 */
function keysOf({ attribs, children }: Element, address: string): string[] {
  const sources = Object.entries(attribs).flatMap(([name, value]) => (SOURCE.test(name) ? [value.trim()] : []));
  const parts = children
    .map((child) => ('data' in child ? child.data : ''))
    .join('\n')
    .split(address);
  const assigned = parts.slice(1).filter((rest, at) => ASSIGNS.test(parts[at]?.slice(-10) ?? '') && rest[22] === '"');
  return [...sources, ...assigned.map((rest) => address + rest)].flatMap((url) => keyOf(url, address));
}

/** Frameworks that add a script in the browser have the page fetch it ahead: `next/script` does. */
const isPreload = ({ name, attribs }: Element): boolean =>
  name === 'link' && /\bpreload\b/i.test(attribs.rel ?? '') && attribs.as?.toLowerCase() === 'script';

/** Looks for the launcher's line in the HTML of a page. @throws PageLimitError */
export function findLine({ html, url, address }: LineTask): FoundLines {
  const elements = listElements(parseHtml(html));
  const scripts = elements.filter(
    (element) => element.name === 'script' && !NO_CODE.test(element.attribs.type ?? '') && !isInert(element),
  );
  const preloads = elements.filter((element) => isPreload(element) && !isInert(element));
  const keys = [
    ...new Set([
      ...scripts.flatMap((script) => keysOf(script, address)),
      ...preloads.flatMap(({ attribs }) => keyOf(attribs.href?.trim() ?? '', address)),
    ]),
  ];
  return {
    keys,
    isOnlyText: keys.length === 0 && html.includes(address),
    hasTagManager: TAG_MANAGER.test(html),
    links: findLinks(elements, linkReader(findBase(elements, url))),
  };
}
