import { type ChildNode, Document, Element, type ParentNode, Text } from 'domhandler';
import { PAGE_LIMITS, PageLimitError, type PageLimits } from '../pool/limits';
import { isHeadingTag } from './dom';
import { readTokens, type TokenTaker } from './html-tokens';

/** Like in browsers, deeper elements become siblings, so that no later step overflows the stack. */
const MAX_DEPTH = PAGE_LIMITS.depth + 1;

const words = (list: string) => new Set(list.split(' '));

const VOID = words(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
);
const IN_HEAD = words('base basefont bgsound link meta noframes noscript script style template title');
const FORMATTING = words('a b big code em font i nobr s small strike strong tt u');
const SCOPE = words('applet caption html marquee object table td template th');
const TABLE_PARTS = words('caption colgroup tbody td tfoot th thead tr');
const CLOSES_PARAGRAPH = words(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hgroup hr li listing main menu nav ol p pre search section summary table ul xmp',
);
/** Elements that limit the effect of a stray end tag of an inline element. */
const BLOCKS = new Set([...CLOSES_PARAGRAPH, ...SCOPE, ...TABLE_PARTS, 'body', 'button', 'head', 'select']);
const NO_BARRIER: ReadonlySet<string> = new Set();

/** The elements that a start tag closes, and those at which the search for them stops. */
const IMPLIED_ENDS = new Map<string, { ends: Set<string>; within: Set<string> }>();
for (const [names, ends, within] of [
  ['li', 'li', 'ul ol menu dir table td th body html'],
  ['dt dd', 'dt dd', 'dl table td th body html'],
  ['option', 'option', 'select datalist optgroup body html'],
  ['optgroup', 'option optgroup', 'select body html'],
  ['button', 'button', 'table td th body html'],
  ['td th', 'td th caption colgroup', 'tr table template html'],
  ['tr', 'tr caption colgroup', 'table template html'],
  ['tbody thead tfoot', 'tbody thead tfoot caption colgroup', 'table template html'],
] as const) {
  for (const name of words(names)) IMPLIED_ENDS.set(name, { ends: words(ends), within: words(within) });
}

/**
 * Builds a domhandler tree from tokens, with the rules of the HTML standard that affect reading: scopes and implied end tags.
 */
class TreeBuilder implements TokenTaker {
  readonly document = new Document([]);
  private readonly open: (Document | Element)[] = [this.document];
  private foreign: Element | null = null;
  private body: Element | null = null;
  private elements = 0;

  constructor(private readonly limits: PageLimits | undefined) {}

  text(data: string): void {
    const last = this.top().children.at(-1);
    if (last instanceof Text) last.data += data;
    else this.append(new Text(data));
  }

  cdata(data: string): void {
    if (this.foreign) this.text(data);
  }

  startTag(name: string, attributes: Record<string, string>, hasSlash: boolean): void {
    const inForeign = this.foreign !== null;
    if (!inForeign && !this.prepare(name)) return;
    const element = new Element(name, attributes);
    this.elements += 1;
    if (this.limits && this.elements > this.limits.elements) throw new PageLimitError('page-elements');
    if (this.limits && this.open.length > this.limits.depth) throw new PageLimitError('page-depth');
    if (this.open.length >= MAX_DEPTH) this.pop();
    this.append(element);
    const startsForeign = !inForeign && (name === 'svg' || name === 'math');
    if (inForeign || startsForeign ? hasSlash : VOID.has(name)) return;
    this.open.push(element);
    if (name === 'body') this.body = element;
    if (startsForeign) this.foreign = element;
  }

  endTag(name: string): void {
    if (name === 'br') this.append(new Element('br', {}));
    else if (name !== 'body' && name !== 'html') this.close(name);
  }

  private top(): ParentNode {
    return this.open[this.open.length - 1] ?? this.document;
  }

  private append(node: ChildNode): void {
    const parent = this.top();
    const previous = parent.children.at(-1) ?? null;
    node.parent = parent;
    node.prev = previous;
    if (previous) previous.next = node;
    parent.children.push(node);
  }

  /** Closes the elements that a start tag ends; false if the tag is ignored. */
  private prepare(name: string): boolean {
    const top = this.open[this.open.length - 1];
    if (top instanceof Element && top.name === 'head' && !IN_HEAD.has(name)) this.open.pop();
    if (name === 'html' || name === 'body') {
      if (this.find(name, NO_BARRIER) > 0 || (name === 'body' && this.body)) return false;
      if (name === 'body') this.open.length = Math.min(this.open.length, this.find('html', NO_BARRIER) > 0 ? 2 : 1);
      return true;
    }
    if (name === 'form' && this.find('form', NO_BARRIER) > 0) return false;
    if (name === 'a') this.closeIfInline('a');
    if (CLOSES_PARAGRAPH.has(name)) this.popTo(this.find('p', SCOPE_BUTTON));
    if (isHeadingTag(name) && top instanceof Element && isHeadingTag(top.name)) this.open.pop();
    this.endImplied(name);
    return true;
  }

  private endImplied(name: string): void {
    const implied = IMPLIED_ENDS.get(name);
    if (!implied) return;
    for (let at = this.open.length - 1; at > 0; at -= 1) {
      const { name: seen } = this.open[at] as Element;
      if (implied.within.has(seen)) return;
      if (implied.ends.has(seen)) {
        this.popTo(at);
        return;
      }
    }
  }

  /** An unclosed link ends at the next one, unless blocks were opened inside it. */
  private closeIfInline(name: string): void {
    const at = this.find(name, BLOCKS);
    if (at > 0) this.popTo(at);
  }

  private close(name: string): void {
    if (this.foreign) this.popTo(this.find(name, NO_BARRIER));
    else if (isHeadingTag(name)) this.popTo(this.findHeading());
    else if (FORMATTING.has(name)) this.endFormatting(name);
    else if (!BLOCKS.has(name)) this.popTo(this.find(name, BLOCKS));
    else this.popTo(this.find(name, TABLE_PARTS.has(name) || name === 'table' ? SCOPE_TABLE : SCOPE));
  }

  /** A misnested end tag ends the formatting, but blocks opened inside it stay open. */
  private endFormatting(name: string): void {
    const at = this.find(name, SCOPE);
    const isBlockInside =
      at > 0 && this.open.findLastIndex((inner) => inner instanceof Element && BLOCKS.has(inner.name)) > at;
    if (isBlockInside) this.open.splice(at, 1);
    else this.popTo(at);
  }

  /** The index of the innermost open element with that name; -1 if there is none before a barrier. */
  private find(name: string, barriers: ReadonlySet<string>): number {
    for (let at = this.open.length - 1; at > 0; at -= 1) {
      const open = this.open[at] as Element;
      if (open.name === name) return at;
      if (barriers.has(open.name)) return -1;
    }
    return -1;
  }

  private findHeading(): number {
    for (let at = this.open.length - 1; at > 0; at -= 1) {
      const { name } = this.open[at] as Element;
      if (isHeadingTag(name)) return at;
      if (SCOPE.has(name)) return -1;
    }
    return -1;
  }

  private popTo(at: number): void {
    if (at <= 0) return;
    while (this.open.length > at) this.pop();
  }

  private pop(): void {
    if (this.open.pop() === this.foreign) this.foreign = null;
  }
}

const SCOPE_BUTTON = new Set([...SCOPE, 'button']);
const SCOPE_TABLE = words('table template html');

/**
 * Parses HTML of any quality into a domhandler tree at most 400 levels deep, in linear time.
 * @throws PageLimitError if `limits` are given and exceeded; otherwise never
 */
export function parseHtml(html: string, limits?: PageLimits): Document {
  const clean = html.includes('\0') ? html.replaceAll('\0', '') : html;
  const builder = new TreeBuilder(limits);
  readTokens(clean, builder);
  return builder.document;
}
