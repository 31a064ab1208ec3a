import type { Element } from 'domhandler';
import { pageWords } from '../lexicon/page';
import { detachString } from '../text/detach-string';

/**
 * Words in class names and ids that the web uses for boilerplate. `strong` ones indicate it wherever they occur; `weak` ones
 * (a restaurant's menu, a header with an introduction) need further evidence.
 */
export type Suspicion = 'strong' | 'weak' | null;

const STRONG = new Set(
  (
    'ad ads adsense adslot advert advertisement advertisements advertising adv sponsor sponsored sponsors dfp outbrain taboola ' +
    'zergnet revcontent mgid promo promos promotion promoted promobox ' +
    'comment comments commentlist disqus respond livefyre ' +
    'related relatedposts relatedarticles recirc recirculation recommend recommended recommendation recommendations ' +
    'trending popular mostread mostpopular yarpp jp-relatedposts readnext readmore upnext morefrom ' +
    'share shares sharing sharebar sharetools sharedaddy addthis addtoany social socials socialmedia ' +
    'newsletter newsletters subscribe subscription signup optin mailchimp ' +
    'cookie cookies consent gdpr ccpa onetrust cookiebanner ' +
    'sidebar rightrail breadcrumb breadcrumbs crumbs pagination pager paging paginate skip skiplink skiplinks ' +
    'nav navbar navigation navi mainnav subnav topnav offcanvas megamenu footer footers colophon masthead ' +
    'popup modal lightbox overlay tooltip toolbar toolbox interstitial ' +
    'caption captions figcaption credit credits photocredit imagecredit attribution ' +
    'byline bylines authorbio authorbox bio postmeta ' +
    'timestamp dateline pubdate login signin syndication copyright taglist tagcloud tags posttags ' +
    'jumplinks printonly noprint ticker playlist videoplayer cta rollover popover hovercard flyout dropdown ' +
    'navbox replies reply commentform akismet shariff addtoany criteo plista ligatus teads leaderboard billboard skyscraper mpu adunit ' +
    'printfooter catlinks suggestions suggested similar crosslinks donate donation ' +
    'kommentare anzeige werbung teilen relacionados relacionadas publicidad publicidade compartir compartilhar comentarios ' +
    'comentários commentaires partage partager condividi correlati'
  ).split(' '),
);

const WEAK = new Set(
  (
    'menu menus header banner meta metadata info author authors tag category categories topics topic gallery slideshow carousel slider ' +
    'widget widgets video player media teaser teasers links link list more latest next previous prev feed rating ratings ' +
    'poll quiz callout follow follows twitter facebook instagram print tools actions controls button buttons btn form ' +
    'search date time published updated read reads bottom aside side extra additional module insert inset embed embedded ' +
    'story-list notice disclaimer toc contents index series package partner partners shop buy product products'
  ).split(' '),
);

/** Pairs of words that indicate more together. */
const STRONG_PAIRS = pageWords('vocabulary', 'strongPairs');

const BODY_WORDS = pageWords('vocabulary', 'bodyWords');

const INTRODUCTION_WORDS = pageWords('vocabulary', 'introductionWords');

const OTHER_CONTENT = pageWords('vocabulary', 'otherContent');

/** Whether boilerplate can be longer than the text it accompanies: comments, footers, other articles. */
export function namesOtherContent(words: string): boolean {
  return OTHER_CONTENT.test(words);
}

/** Whether a part can be nearly all the text of a page and still not be its content. */
export function namesReaction(words: string): boolean {
  return /\b(?:comments?|disqus|footer|cookies?|consent)\b/.test(words);
}

/** Whether class or id indicate what is between headline and text: standfirst, author, date. */
export function namesIntroduction(words: string): boolean {
  return words !== '' && INTRODUCTION_WORDS.test(words);
}

/** The lower-case words of a class or id: `relatedPosts_box` becomes `related posts box`. */
function splitWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** What the words in an element's class and id say about it being boilerplate. */
export interface ElementNames {
  words: string;
  suspicion: Suspicion;
}

const NAMELESS: ElementNames = { words: '', suspicion: null };
/** Cache of results: a site has few distinct names. */
const judged = new Map<string, ElementNames>();
const MAX_JUDGED = 20_000;

/** Reads class and id of an element, at most 300 characters. */
export function readNames({ attribs }: Element): ElementNames {
  const { class: className = '', id } = attribs;
  const name = (id ? `${className} ${id}` : className).slice(0, 300);
  if (name === '') return NAMELESS;
  const known = judged.get(name);
  if (known !== undefined) return known;
  const words = splitWords(name);
  const names = { words, suspicion: judge(words) };
  if (judged.size >= MAX_JUDGED) judged.clear();
  judged.set(detachString(name), names);
  return names;
}

function judge(words: string): Suspicion {
  let found: Suspicion = null;
  for (const word of words.split(' ')) {
    if (STRONG.has(word)) return 'strong';
    if (WEAK.has(word)) found = 'weak';
  }
  return STRONG_PAIRS.test(words) ? 'strong' : found;
}

/** Whether class or id indicate the body of an article. */
export function namesBody(words: string): boolean {
  return words !== '' && BODY_WORDS.test(words);
}
