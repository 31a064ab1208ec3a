import { escapeUTF8 } from 'entities';

/** The lines that put an agent on a website. */
export interface Snippet {
  /** Asks for the launcher after the page has loaded: no figure of PageSpeed changes. */
  afterLoad: string;
  /** For a website whose policy forbids inline scripts. */
  plain: string;
}

/**
 * The two forms of the line that an owner copies, both with a link for visitors without JavaScript.
 * @param origin of this site, without a trailing slash
 */
export function widgetSnippet(origin: string, key: string, name: string): Snippet {
  const src = `${origin}/widget.js?agent=${key}`;
  const link = `<noscript><a href="${origin}/chat/${key}">${escapeUTF8(`Chat with ${name}`)}</a></noscript>`;
  const add = `var s=document.createElement("script");s.src="${src}";document.head.append(s)`;
  // A tag manager may add it when the page has loaded.
  const start = `document.readyState=="complete"?a():addEventListener("load",a)`;
  return {
    afterLoad: `<script>(function(){function a(){${add}}${start}})()</script>\n${link}`,
    plain: `<script async src="${src}"></script>\n${link}`,
  };
}
