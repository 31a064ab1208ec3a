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
const TAG_MANAGER = /googletagmanager\.com\/gtm\.js|\bGTM-[A-Z0-9]{4,12}\b/;
/** Scripts that are data, or that a consent banner holds back. */
const NO_CODE = /json|^text\/(?:plain|template|html)|importmap|speculationrules/i;

/** The keys after each address of the launcher in a text. */
const keysIn = (text: string, address: string): string[] =>
  text
    .split(address)
    .slice(1)
    .flatMap((rest) => KEY.exec(rest)?.[0] ?? []);

/** What stands in `noscript` runs nowhere. Parents are checked alone: it has no scripts within other elements. */
const isInert = ({ parent }: Element): boolean => parent !== null && 'name' in parent && parent.name === 'noscript';

/** All that a script says: its text, and its attributes, in which plug-ins keep the address of one that they delay. */
const saidBy = ({ attribs, children }: Element): string =>
  [...Object.values(attribs), ...children.map((child) => ('data' in child ? child.data : ''))].join('\n');

/** Looks for the launcher's line in the HTML of a page. @throws PageLimitError */
export function findLine({ html, url, address }: LineTask): FoundLines {
  const elements = listElements(parseHtml(html));
  const scripts = elements.filter(
    (element) => element.name === 'script' && !NO_CODE.test(element.attribs.type ?? '') && !isInert(element),
  );
  const keys = [...new Set(scripts.flatMap((script) => keysIn(saidBy(script), address)))];
  return {
    keys,
    isOnlyText: keys.length === 0 && html.includes(address),
    hasTagManager: TAG_MANAGER.test(html),
    links: findLinks(elements, linkReader(findBase(elements, url))),
  };
}
