import { pageWords } from '../lexicon/page';
import type { Block } from './page-blocks';
import { namesIntroduction } from './vocabulary';

/** Labels of page controls that are alone between paragraphs. */
const MACHINERY =
  /^(?:advert(?:isement|s|enti[ae])?|ads?|anzeige|werbung|publicidade?|publicité|pubblicità|iklan|реклама|reklama?|annons|close|share(?: (?:this|on|via).{0,40})?|tweet|print|e-?mail|comments?|loading.{0,20}|sponsored(?: links| content)?|story continues below.{0,30}|article continues below.{0,30}|continue reading.{0,40}|scroll (?:down )?(?:to|for) .{0,40}|(?:click|tap) to (?:enlarge|expand)|this slideshow requires javascript|read (?:more|less)|show (?:more|less)|view (?:more|gallery|comments)|back to top|follow us|(?:share on )?(?:facebook|twitter|pinterest|whatsapp|linkedin|reddit|flipboard|messenger|telegram|tumblr)|copy link|\d+ ?shares?|sharing is caring!?|watch now|play video|image|caption|photos?|videos?|gallery|[^\p{L}\p{N}_]*)[.:…]*$/iu;

/** Openings of lines that link elsewhere: to other articles, the author, a newsletter. */
const ASIDE =
  /^(?:(?:related|recommended|trending|popular|also read|read also|see also|see more|read (?:more|next|this|on)|don['’]t miss|you (?:may|might) (?:also )?(?:like|be interested|enjoy)|more (?:from|on|in|about|coverage|stories|news)|watch|listen|in case you missed|up next|next up|must read|also on|also see|further reading|explore more|must see|insight|video|photos|gallery|pictured)\b.{0,30}?(?:[:|–—>»]|$)|(?:follow|like|find|join|connect with) (?:us|me|him|her|them|@?\w+(?: \w+)?) (?:on|at) (?:twitter|facebook|instagram|linkedin|youtube|social)|follow \S+(?: \S+){0,3} on (?:twitter|facebook|instagram)|(?:subscribe|sign up|signup)(?: here| now| today)? (?:to|for) |get (?:the|our|access|more) .{0,60}(?:inbox|newsletter|app|subscri|delivered)|click here (?:to|for)|download (?:the|our) .{0,30}app|(?:first |last )?(?:updated|modified|published|posted)(?: on| at|:)? .{0,30}(?:\d{4}|\d:\d\d)|filed under|posted in|tagged(?: with| as)?\b|tags?:|categor(?:y|ies):|topics?:|share this|copyright (?:©|\(c\)|\d{4})|©|\(c\) ?\d{4}|citation:|sources?: |have a (?:news )?tip|got a tip|(?:photo|image|picture)s?(?: credit| courtesy| by|:)|\(?(?:photo|image)(?: credit)?:|written by|posted by|reporting by|by [A-Z]\S+ [A-Z]\S+$|(?:lesen sie (?:auch|mehr)|mehr zum thema|lire aussi|à lire aussi|voir aussi|lea también|te puede interesar|leia (?:também|mais)|veja também|leggi anche|lees ook|baca juga|читайте также|czytaj (?:też|także|więcej)|läs också|les også)\b)/iu;

/** Notices of agencies and publishers below their texts. */
const IMPRINT = pageWords('trimBlocks', 'imprint');

/** Endings of captions that name the source of a picture. */
const CAPTION =
  /(?:getty images|ap photo[^.]{0,40}|via ap(?:, file)?|shutterstock|istock|alamy(?: stock photo)?|file photo|\((?:photo|image|picture|file|credit|courtesy)[^()]{0,60}\))\)?\.?$/i;

/** An author, date or reading time on its own line. */
const BYLINE = pageWords(
  'trimBlocks',
  'byline',
  /^(?:by|von|por|par|di|door|oleh|автор:?) \p{L}.{0,80}$/u,
  /^(?:written|posted|published|updated|reviewed|edited) (?:by|on|in)\b.{0,100}$/u,
);
/** A line that is little more than a date. */
const DATE_LINE = /^(?=.*\d)(?=.*\b(?:19|20)\d\d\b)[^.!?]{6,70}$/;

const RELATED_LABEL = pageWords('trimBlocks', 'relatedLabel');

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a block consists (nearly) entirely of links. */
function isLinked({ length, linkLength }: Block): boolean {
  return linkLength >= length * 0.85;
}

/** A line between paragraphs that is not part of them. */
function isAside(block: Block): boolean {
  const { kind, text, length, outLength } = block;
  // A row of a single cell is an ordinary line, since old pages use tables for layout.
  if ((kind === 'row' && text.includes(' | ')) || kind === 'code' || block.quoted) return false;
  if (length < 200 && MACHINERY.test(text)) return true;
  if (length < 300 && kind !== 'item' && (ASIDE.test(text) || IMPRINT.test(text))) return true;
  if (length < 400 && kind === 'paragraph' && CAPTION.test(text)) return true;
  return kind !== 'item' && isLinked(block) && length > 15 && outLength < length * 0.5;
}

/** Lists of links only, with the label before them. */
function findLinkLists(blocks: Block[]): Set<Block> {
  const found = new Set<Block>();
  for (let at = 0; at < blocks.length; at += 1) {
    if (blocks[at]?.kind !== 'item') continue;
    let end = at;
    while (blocks[end]?.kind === 'item') end += 1;
    const list = blocks.slice(at, end);
    const label = blocks[at - 1];
    const labelled = label !== undefined && label.length < 80 && RELATED_LABEL.test(label.text);
    const linked = list.filter(isLinked).length;
    if (linked === list.length || (labelled && linked >= list.length / 2)) {
      for (const item of list) found.add(item);
      if (label && (labelled || label.kind === 'heading') && label.length < 80) found.add(label);
    }
    at = end;
  }
  return found;
}

/** Drops everything before the text: the headline and its surroundings. */
function dropHead(blocks: Block[], title: string): Block[] {
  const wanted = plain(title);
  const isHeadline = (block: Block) => {
    const text = plain(block.text);
    return (
      text.length > 8 && block.length < 300 && (wanted.startsWith(text) || (wanted !== '' && text.startsWith(wanted)))
    );
  };
  let passed = 0;
  let start = 0;
  for (const [at, block] of blocks.entries()) {
    if (isHeadline(block) || (block.kind === 'heading' && block.level === 1)) start = at + 1;
    passed += block.kind === 'heading' ? 0 : block.length - block.linkLength;
    if (passed > 120) break;
  }
  const rest = blocks.slice(start);
  const text = rest.findIndex((block) => !isIntroduction(block));
  return text > 0 ? rest.slice(text) : rest;
}

/** Standfirst, author, date and the like, if marked as such. */
function isIntroduction({ kind, text, length, linkLength, region }: Block): boolean {
  if (kind === 'heading') return length > 60 || namesIntroduction(region.words);
  if (length < 120 && (BYLINE.test(text) || (kind === 'paragraph' && DATE_LINE.test(text)))) return true;
  return length < 300 && (namesIntroduction(region.words) || (linkLength > length * 0.85 && length < 60));
}

/** Drops headings without text below them. */
function dropEmptyHeadings(blocks: Block[]): Block[] {
  const kept: Block[] = [];
  for (let at = blocks.length - 1; at >= 0; at -= 1) {
    const block = blocks[at] as Block;
    const next = kept.at(-1);
    if (block.kind === 'heading' && next === undefined) continue;
    kept.push(block);
  }
  return kept.reverse();
}

/** Keeps the text of an article's blocks: no headline, no lines that link elsewhere, no lists of links. */
export function trimArticle(blocks: Block[], title: string): Block[] {
  const body = dropHead(blocks, title);
  const lists = findLinkLists(body);
  return dropEmptyHeadings(body.filter((block) => !lists.has(block) && !isAside(block)));
}
