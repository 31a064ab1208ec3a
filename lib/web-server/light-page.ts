import { etagOf } from '@/lib/fresh-answer';
import { pageDataOf } from './framework-scripts';

/** Where the data of pages is: /_page/<hash of the data>.<hash of the names of the scripts>/<path of the page>. */
const DATA_PREFIX = '/_page/';
const DATA_ADDRESS = /^\/_page\/[\w-]{12}\.([\w-]{12})(\/(?!api\/|_)[^?]*)$/;

/** What may stand in an attribute as it is. */
const PLAIN_PATH = /^\/[\w\-.~%/]*$/;

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const SCRIPT_FILE = /<script src="([^"]+)" async=""(?: id="[^"]*")?><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * What starts a page, once there is something to see: fetches its data, where that is not in the page, and its scripts, and lets
 * these run when the data is there, since React takes it for cut off otherwise. In a tab that is not looked at nothing is painted.
 */
export const STARTER = `(() => {
  const { page, scripts } = document.currentScript.dataset;
  const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties));
  let isBegun = false;
  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    const asked = page && fetch(page);
    const files = scripts.split(' ');
    for (const href of files) add('link', { rel: 'preload', as: 'script', href });
    if (asked) {
      const answer = await asked;
      if (!answer.ok) throw new Error('The data of this page is not there: ' + answer.status);
      (self.__next_f ||= []).push([0], [1, await answer.text()]);
    }
    for (const src of files) add('script', { src, async: true });
  };
  setTimeout(begin, document.hidden ? 0 : 2000);
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
})()`;

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

const hashOf = (text: string) => etagOf(text).slice(1, 13);

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
 * And takes out what only they need: Next writes all that a page shows a second time, as data for React.
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
  const start = `<script${address ? ` data-page="${address}"` : ''} data-scripts="${files}">${STARTER}</script></body>`;
  return {
    html: rest.replace('</body>', () => start),
    data: taken && address ? { text: taken.text, address } : undefined,
  };
}
