import type { Element } from 'domhandler';
import { pageWords } from '../lexicon/lexicon';
import type { Block } from './page-blocks';
import type { PageLink } from './page-links';

/** In characters: of the whole page, and of its lines about anything else. A website that has more to say says it. */
const MAX_TEXT = 1_000;
const MAX_OTHER = 60;
/** Links of a wall: to accept, to decline, and to the policies. */
const MAX_LINKS = 6;
const NOTICE_LINE = pageWords('pageContent', 'noticeLine');
const COOKIE_NOTICE = pageWords('pageContent', 'cookieNotice');
/** What cookies are used by, in many languages; others are eaten. */
const WEBSITE = /\b(?:web|site|sito|p[aá]gina)/i;
const DETAIL = /[\d@]/;

const isButton = ({ name, attribs }: Element) =>
  name === 'button' ||
  name === 'a' ||
  attribs.role === 'button' ||
  (name === 'input' && /^(?:submit|button)$/i.test(attribs.type ?? ''));

/** Whether a page says nothing but that it uses cookies, and has something to press. */
export function isCookieWall(elements: Element[], blocks: Block[], links: readonly PageLink[]): boolean {
  const shown = blocks.filter(({ region }) => !region.hidden);
  const text = shown.map((block) => block.text).join('\n');
  if (text.length > MAX_TEXT || links.length > MAX_LINKS || !/cookie/i.test(text)) return false;
  const others = shown.filter(
    ({ kind, text: line, length, linkLength }) =>
      kind !== 'heading' && linkLength < length * 0.8 && !NOTICE_LINE.test(line),
  );
  const rest = others.map((block) => block.text).join(' ');
  const about = shown.filter(({ text: line, length }) => length > MAX_OTHER && /cookie/i.test(line));
  return (
    rest.length <= MAX_OTHER &&
    about.some(({ text: line }) => COOKIE_NOTICE.test(line) || WEBSITE.test(line)) &&
    !DETAIL.test(`${rest} ${about.map((block) => block.text).join(' ')}`) &&
    elements.some(isButton)
  );
}
