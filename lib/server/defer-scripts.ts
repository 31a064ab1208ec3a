import { createEtag } from '@/lib/http/etag';
import { STARTER_FILE } from './deferred-loader.mjs';
import { pageDataOf } from './next-internals/next-inline-scripts';

/** Where the data of pages is: /_page/<hash of the data>.<hash of the names of the scripts>/<path of the page>. */
const DATA_PREFIX = '/_page/';
const DATA_ADDRESS = /^\/_page\/[\w-]{12}\.([\w-]{12})(\/(?!api\/|_)[^?]*)$/;

/** What may stand in an attribute as it is. */
const PLAIN_PATH = /^\/[\w\-.~%/]*$/;

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const SCRIPT_FILE = /<script src="([^"]+)" async=""(?: id="[^"]*")?><\/script>/g;
/** Only needed by who installs the site as an app. React puts it back when it finds it missing. */
const MANIFEST = /<link rel="manifest"[^>]*>/;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** What React needs of a page to take it over, and where that is. */
export type PageData = { text: string; address: string };
export type LightPage = { html: string; data?: PageData };

/** Whether an address is in the part of the site where the data of pages is. */
export const isDataAddress = (url: string): boolean => url.startsWith(DATA_PREFIX);

/** The address of the page whose data an address is that of; undefined for one that no data can have. */
export const pageOfData = (url: string): string | undefined => DATA_ADDRESS.exec(url)?.[2];

/** Whether data of two addresses is for the same scripts, and so of the same build. */
export const isSameBuild = (one: string, other: string): boolean =>
  DATA_ADDRESS.exec(one)?.[1] === DATA_ADDRESS.exec(other)?.[1];

const hashOf = (text: string) => createEtag(text).slice(1, 13);

/** Takes the data out of a page. Undefined when a script in it is not known: it may rely on what stands around it. */
function takeData(html: string): { rest: string; text: string } | undefined {
  const parts: (string | undefined)[] = [];
  const rest = html.replace(INLINE_SCRIPT, (_, code: string) => {
    parts.push(pageDataOf(code));
    return '';
  });
  const text = parts.join('');
  return text === '' || parts.includes(undefined) ? undefined : { rest, text };
}

/**
 * Has the scripts of a page wait until it is seen: Next has them run as soon as they are there, often before the first paint.
 * And takes out what only they need: Next writes all that a page shows a second time, as data for React. What is left before the first
 * paint is the page, its styles, its fonts and the file that starts the scripts.
 * @param path the address of a page that is the same for everyone; without it the data stays in the page
 */
export function lightenPage(html: string, path?: string): LightPage {
  const scripts: string[] = [];
  const taken = path && PLAIN_PATH.test(path) ? takeData(html) : undefined;
  const rest = (taken?.rest ?? html).replace(SCRIPT_PRELOAD, '').replace(SCRIPT_FILE, (_, source: string) => {
    scripts.push(source);
    return '';
  });
  if (scripts.length === 0) return { html };
  const files = scripts.join(' ');
  const address = taken && `${DATA_PREFIX}${hashOf(taken.text)}.${hashOf(files)}${path}`;
  const page = address ? ` data-page="${address}"` : '';
  const start = `<script src="/_next/${STARTER_FILE}" async=""${page} data-scripts="${files}"></script></body>`;
  return {
    html: rest.replace(MANIFEST, '').replace('</body>', () => start),
    data: taken && address ? { text: taken.text, address } : undefined,
  };
}
