import type { Root as MarkdownRoot, PhrasingContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options as RehypeRemarkOptions } from 'rehype-remark';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { articleSchema } from '@/lib/blog/article-schema';
import { removeClutter, removeForeignImages, trimEmphasis, unwrapLinks } from './clean-html';
import { joinCells, nestLists, readCaptions, readItemNumbers } from './clipboard-blocks';
import { readStyles, readTableHeaders, readWordStyles } from './office-styles';
import { readWordLists } from './word-lists';
import { NOTE, NOTE_REFERENCE, readWordNotes, removeWordRemarks } from './word-notes';

const isBlank = (node: PhrasingContent) => node.type === 'break' || (node.type === 'text' && node.value.trim() === '');

/** Removes paragraphs that contain only line breaks, and makes lists tight whose items have one paragraph each. */
function tidyBlocks() {
  return (tree: MarkdownRoot) =>
    visit(tree, (node, index, parent) => {
      if (node.type === 'paragraph' && parent && index !== undefined && node.children.every(isBlank)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.type !== 'list') return;
      const isTight = node.children.every(
        (item) => item.children.filter(({ type }) => type === 'paragraph').length <= 1,
      );
      node.spread = !isTight;
      for (const item of node.children) item.spread = !isTight;
    });
}

const remarkOptions: RehypeRemarkOptions = {
  handlers: {
    [NOTE_REFERENCE]: (_state, { properties }) => ({ type: 'footnoteReference', identifier: String(properties.value) }),
    [NOTE]: (state, node) => ({
      type: 'footnoteDefinition',
      identifier: String(node.properties.value),
      children: state.toFlow(state.all(node)),
    }),
  },
};

const toMarkdown = (firstNote: number, onLost: () => void) =>
  unified()
    .use(rehypeParse)
    .use(removeClutter)
    .use(removeWordRemarks)
    .use(readWordLists)
    .use(readWordStyles)
    .use(readTableHeaders)
    .use(nestLists)
    .use(joinCells)
    .use(readCaptions)
    .use(readItemNumbers)
    .use(readStyles)
    .use(removeForeignImages, onLost)
    .use(trimEmphasis)
    .use(rehypeSanitize, articleSchema)
    .use(readWordNotes, firstNote)
    .use(unwrapLinks)
    .use(rehypeRemark, remarkOptions)
    .use(tidyBlocks)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true });

/** The number of the first footnote to add to a text: one more than the highest in it. */
const firstFreeNote = (text: string): number =>
  [...text.matchAll(/\[\^(\d{1,6})\]/g)].reduce((most, [, digits]) => Math.max(most, Number(digits)), 0) + 1;

/** Removes comments. Not by an expression, which would look for the end of each unfinished one. */
function withoutComments(html: string): string {
  const kept: string[] = [];
  for (let at = 0; ; ) {
    const start = html.indexOf('<!--', at);
    const end = start < 0 ? -1 : html.indexOf('-->', start + 4);
    kept.push(html.slice(at, end < 0 ? undefined : start));
    if (end < 0) return kept.join('');
    at = end + 3;
  }
}

/** Removes the escapes before each "&" of a URL that cannot begin a character reference, so that the URL can be read and copied. */
const plainUrls = (markdown: string): string =>
  markdown.replaceAll(/\]\(\S+/g, (url) => url.replaceAll(/\\&(?!#?\w+;)/g, '&'));

/** Markdown, and how many images of the HTML only the other program has. */
export type Converted = { markdown: string; lostImages: number };

/**
 * HTML from the clipboard (Word, Google Docs, web pages) as Markdown: headings, emphasis, links, nested lists, tables,
 * footnotes and paragraphs. Everything else is removed, and the rest is sanitised. Footnotes are numbered after those of
 * `text`, into which the Markdown is inserted.
 */
export function htmlToMarkdown(html: string, text = ''): Converted {
  let lostImages = 0;
  const onLost = () => {
    lostImages += 1;
  };
  // Word puts markup for itself into comments, and markup for other programs between <![if …]> and <![endif]>.
  const readable = withoutComments(html)
    .replaceAll(/<!\[(?:if|endif)[^<>]*>/gi, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&nbsp;', ' ');
  const markdown = String(toMarkdown(firstFreeNote(text), onLost).processSync(readable));
  return { markdown: plainUrls(markdown.trim()), lostImages };
}
