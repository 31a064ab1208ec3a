import { Extension, type Extensions, Node, wrappingInputRule } from '@tiptap/core';
import Code from '@tiptap/extension-code';
import Link from '@tiptap/extension-link';
import { OrderedList, TaskItem, TaskList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import type { CalloutKind } from '@/lib/blog/callouts';
import { videoOf } from '@/lib/blog/videos';

/** A block that the editor has no form for, such as HTML or link definitions: its Markdown, which can be edited. */
const SourceBlock = Node.create({
  name: 'sourceBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre[data-source]', preserveWhitespace: 'full' as const }],
  renderHTML: () => ['pre', { 'data-source': '', role: 'group', 'aria-label': 'Markdown' }, 0],
});

/** The same within a line, such as a footnote reference: one character to the caret. */
const InlineSource = Node.create({
  name: 'inlineSource',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ raw: { default: '' } }),
  parseHTML: () => [{ tag: 'code[data-source]', getAttrs: (element) => ({ raw: element.textContent }) }],
  renderHTML: ({ node }) => ['code', { 'data-source': '' }, node.attrs.raw],
  renderText: ({ node }) => node.attrs.raw,
});

/** An image in a line of its own, with its caption as text: `![alt](src#size "caption")`. */
export const ImageBlock = Node.create({
  name: 'image',
  group: 'block',
  content: 'text*',
  marks: '',
  isolating: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, size: { default: null } }),
  parseHTML: () => [
    {
      tag: 'figure[data-src]',
      contentElement: 'figcaption',
      getAttrs: ({ dataset }) => ({ src: dataset.src, alt: dataset.alt, size: dataset.size ?? null }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { 'data-src': attrs.src, 'data-alt': attrs.alt, 'data-size': attrs.size },
    ['img', { src: attrs.src, alt: attrs.alt }],
    ['figcaption', 0],
  ],
});

/** The still of a video in a line of its own, which links to it: `[![title](still)](address)`. */
const VideoStill = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' }, src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      getAttrs: ({ dataset }) => ({ href: dataset.video, src: dataset.src, alt: dataset.alt }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { class: 'video', 'data-video': attrs.href, 'data-src': attrs.src, 'data-alt': attrs.alt },
    [
      'div',
      {},
      ['img', { src: attrs.src, alt: '' }],
      ['span', {}, `${attrs.alt}. Watch on ${videoOf(attrs.href)?.site}`],
    ],
  ],
});

const MarkdownAttributes = Extension.create({
  name: 'markdownAttributes',
  addGlobalAttributes: () => [
    {
      types: ['blockquote'],
      attributes: {
        callout: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-callout'),
          renderHTML: ({ callout }: { callout?: CalloutKind }) =>
            callout ? { class: 'callout', 'data-callout': callout } : {},
        },
      },
    },
    { types: ['bulletList', 'orderedList', 'taskList'], attributes: { tight: { default: true, rendered: false } } },
    {
      types: ['tableHeader', 'tableCell'],
      attributes: {
        align: { default: null, rendered: false },
        width: {
          default: null,
          parseHTML: (element) => Number.parseInt(element.getAttribute('width') ?? '', 10) || null,
          renderHTML: ({ width }: { width?: number }) => (width ? { width: `${width}%` } : {}),
        },
      },
    },
  ],
});

/** The nodes and marks of an article: what CommonMark and GFM can express. */
export const articleExtensions: Extensions = [
  // A line to go on in behind what has no line of its own; no underline, which Markdown lacks.
  StarterKit.configure({
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'taskList'] },
    underline: false,
    code: false,
    orderedList: false,
    link: false,
  }),
  // What is typed after a link does not belong to it.
  Link.extend({ inclusive: false }).configure({ openOnClick: false, defaultProtocol: 'https' }),
  // A link around code stays one.
  Code.extend({ excludes: '' }),
  // Only 1 begins a list: "1986. A year" is a sentence, also when it is pasted.
  OrderedList.extend({
    addProseMirrorPlugins: () => [],
    addInputRules() {
      return [wrappingInputRule({ find: /^1[.)]\s$/, type: this.type })];
    },
  }),
  TaskList,
  TaskItem.configure({ nested: true }),
  Table,
  TableRow,
  // Cells in Markdown have one line.
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
  SourceBlock,
  InlineSource,
  VideoStill,
  MarkdownAttributes,
];
