import { escapeText, escapeUTF8 } from 'entities';

/** The heading of a plain page, and what to do. */
export type Copy = {
  title: string;
  advice: string;
  /** Texts of the visitor that the page repeats. */
  written?: readonly string[];
  /** Where to go on; the home page by default. */
  link?: { href: string; label: string };
};

const HOME = { href: '/', label: 'Go Home' };

const problems = {
  400: {
    title: 'We couldn’t read that request',
    advice:
      'It may have been cut off on its way. Go back and try again; a search works best with a few ordinary words.',
  },
  403: {
    title: 'We only accept forms from our own pages',
    advice: 'This one came from another website. Please open the form on this site and send it from there.',
  },
  404: {
    title: 'There’s nothing at this address',
    advice: 'The page it belonged to has changed. Please open it again.',
  },
  405: { title: 'That isn’t possible on this page', advice: 'This page can be opened, and its forms can be sent.' },
  408: { title: 'That took too long', advice: 'Your request did not arrive in full. Please send it again.' },
  409: {
    title: 'This page was updated in the meantime',
    advice: 'Please open it again and try from there.',
  },
  410: { title: 'This is no longer here', advice: 'It was deleted, and nothing of it is left.' },
  413: { title: 'That’s too large to send', advice: 'Please shorten your message and send it again.' },
  414: { title: 'That address is too long', advice: 'It may have been pasted twice. Please check it and try again.' },
  415: {
    title: 'We couldn’t read that form',
    advice: 'It was sent in a format that this page does not accept. Please use the form on the page.',
  },
  429: {
    title: 'That was a little fast',
    advice: 'Many requests came from your network within seconds. Wait a moment and try again.',
  },
  431: { title: 'That’s too much to send', advice: 'Clearing the cookies of this site may help. Then try again.' },
  500: {
    title: 'That didn’t work',
    advice: 'Something went wrong on our side, not yours. Please try again in a moment.',
  },
  503: {
    title: 'We’ll be right back',
    advice: 'A part of the site is being restarted. Please try again in a moment.',
  },
} as const satisfies Record<number, Copy>;

/** The statuses that have a page. */
export type PlainStatus = keyof typeof problems;

/** The text of the page for a status; undefined when there is none. */
export const copyFor = (status: number): Copy | undefined => (problems as Record<number, Copy>)[status];

/** The badge of the logo, as in app/icon.svg, without a file that may not be served right now. */
const BADGE =
  '<svg viewBox="0 0 34 34" width="44" height="44" aria-hidden="true"><rect class="badge" x="4" y="5" width="26" height="28" rx="4"/><rect x="12.5" y="1" width="9" height="8" rx="2" fill="#f0b23c"/><circle class="person" cx="17" cy="17" r="4"/><path class="person" d="M9.5 28.5c1-4.2 4-6 7.5-6s6.5 1.8 7.5 6z"/></svg>';

/** A self-contained HTML page for requests that no page of the site can handle. */
export const statusPage = ({ title, advice, written = [], link = HOME }: Copy): string => `<!doctype html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg">
<title>${title}</title>
<style>:root{color-scheme:light dark;background:light-dark(oklch(0.972 0.013 92),oklch(0.185 0.017 165));color:light-dark(oklch(0.225 0.026 162),oklch(0.945 0.014 95))}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{line-height:1.2;text-wrap:balance}a{color:inherit}.badge{fill:light-dark(#1c4a37,#86d0a5)}.person{fill:light-dark(#fbf8f0,#0f2a20)}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;border-inline-start:.25rem solid;padding-inline-start:1rem}</style>
</head>
<body>
${BADGE}
<h1>${title}</h1>
<p>${advice}</p>
${written.map((text) => `<pre>${escapeText(text)}</pre>\n`).join('')}<p><a href="${escapeUTF8(link.href)}">${link.label}</a></p>
</body>
</html>
`;
