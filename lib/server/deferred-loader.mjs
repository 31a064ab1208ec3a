import { createHash } from 'node:crypto';

// Plain JavaScript, since both the server and the script that builds the site need it.

/**
 * What starts a page, once there is something to see: fetches its data, where that is not in the page, and its scripts, and lets
 * these run when the data is there, since React takes it for cut off otherwise. They run in turn: what is large is made ready before the
 * last one sets all of it going, and neither holds up the page for long. In a tab that is not looked at nothing is painted.
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
    for (const src of files) add('script', { src, async: false });
  };
  setTimeout(begin, document.hidden ? 0 : 2000);
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
})();
`;

/** Where the build puts it, below .next: a file of its own, so that pages need not carry it. */
export const STARTER_FILE = `static/chunks/start-${createHash('sha256').update(STARTER).digest('base64url').slice(0, 8)}.js`;
