import { load } from 'cheerio/slim';
import { type Document, DomHandler, Element } from 'domhandler';
import { Parser } from 'htmlparser2';

/** The limits of one page, which no page that is meant for people comes near: they act while it is parsed. */
const PAGE_LIMITS = { depth: 400, elements: 20_000 };

/** Thrown when a page exceeds a limit. */
export class PageLimitError extends Error {
  constructor(readonly kind: 'page-depth' | 'page-elements') {
    super(kind);
  }
}

/** Further attributes are dropped; no legitimate element has as many. */
const MAX_ATTRIBUTES = 100;

/** What may stand in a head; any other start tag ends it (HTML, 13.2.6.4.4). */
const HEAD_TAGS = new Set('base basefont bgsound link meta title noscript noframes style script template'.split(' '));

/** Builds the tree that cheerio queries, with limits that act while a page is parsed. */
class LimitedHandler extends DomHandler {
  private elements = 0;
  /** Heads that were ended by what cannot stand in them, which the parser does not know. */
  private endedHeads = 0;

  override onclosetag(name?: string): void {
    if (name === 'head' && this.endedHeads > 0) this.endedHeads -= 1;
    else super.onclosetag();
  }

  override onopentag(name: string, attribs: Record<string, string>): void {
    this.elements += 1;
    if (this.elements > PAGE_LIMITS.elements) throw new PageLimitError('page-elements');
    if (this.tagStack.length > PAGE_LIMITS.depth) throw new PageLimitError('page-depth');
    const parent = this.tagStack.at(-1);
    if (parent instanceof Element && parent.name === 'head' && !HEAD_TAGS.has(name)) {
      super.onclosetag();
      this.endedHeads += 1;
    }
    const isLong = Object.keys(attribs).length > MAX_ATTRIBUTES;
    // A shadow root is shown in place of what its element has.
    const shown = name === 'template' && attribs.shadowrootmode !== undefined ? 'div' : name;
    super.onopentag(shown, isLong ? Object.fromEntries(Object.entries(attribs).slice(0, MAX_ATTRIBUTES)) : attribs);
  }
}

/**
 * Parses HTML of any quality with cheerio's tolerant parser.
 * @throws PageLimitError if the page nests too deep or has too many elements
 */
export function parseHtml(html: string): Document {
  const handler = new LimitedHandler();
  new Parser(handler).end(html.replaceAll('\0', ''));
  return load(handler.root).root()[0] as Document;
}
