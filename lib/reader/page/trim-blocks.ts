import { pageWords } from '../lexicon/lexicon';
import { lettersOf } from '../text/tokens';
import type { Block } from './page-blocks';
import { isControlLabel, namesIntroduction } from './vocabulary';

/** Openings of lines that link elsewhere: to other articles, the author, a newsletter. */
const ASIDE = pageWords('trimBlocks', 'aside');

/** Notices of agencies and publishers below their texts. */
const IMPRINT = pageWords('trimBlocks', 'imprint');

/** Endings of captions that name the source of a picture. */
const CAPTION = pageWords('trimBlocks', 'caption', /\((?:photo|image|picture|file|credit|courtesy)[^()]{0,60}\)/);

const MAX_CREDIT = 90;

/** An author, date or reading time on its own line. */
const BYLINE = pageWords(
  'trimBlocks',
  'byline',
  /^(?:by|von|por|par|di|door|oleh|автор:?) \p{L}.{0,80}$/u,
  /^(?:written|posted|published|updated|reviewed|edited) (?:by|on|in)\b.{0,100}$/u,
);
/** A line that is little more than a date. */
const DATE_LINE = /^(?=.*\d)(?=.*\b(?:19|20)\d\d\b)[^.!?]{6,70}$/;

/** Whether a block consists (nearly) entirely of links. */
function isLinked({ length, linkLength }: Block): boolean {
  return linkLength >= length * 0.85;
}

/** A line between paragraphs that is not part of them. */
function isAside(block: Block): boolean {
  const { kind, text, length, outLength } = block;
  // A row of a single cell is an ordinary line, since old pages use tables for layout.
  if ((kind === 'row' && text.includes(' | ')) || kind === 'code' || block.quoted) return false;
  if (length < 200 && isControlLabel(text)) return true;
  if (length < 300 && kind !== 'item' && (ASIDE.test(text) || IMPRINT.test(text))) return true;
  if (length < 400 && kind === 'paragraph' && CAPTION.ends(text.slice(-MAX_CREDIT), /^\)?\.?$/)) return true;
  return kind !== 'item' && isLinked(block) && length > 15 && outLength < length * 0.5;
}

/** Drops everything before the text: the headline and its surroundings. */
function dropHead(blocks: Block[], title: string): Block[] {
  const wanted = lettersOf(title);
  const isHeadline = (block: Block) => {
    const text = lettersOf(block.text);
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
  return dropEmptyHeadings(body.filter((block) => !isAside(block)));
}
