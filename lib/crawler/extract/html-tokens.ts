import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { detachString } from '../detach-string';

/** Receives the tokens of a page in order. Names are lower-case, character references are decoded. */
export interface TokenTaker {
  text: (text: string) => void;
  startTag: (name: string, attributes: Record<string, string>, closesItself: boolean) => void;
  endTag: (name: string) => void;
  cdata: (text: string) => void;
}

/** Further attributes are dropped; no legitimate element has as many. */
const MAX_ATTRIBUTES = 100;
/** Raw text elements and their end tags. */
const TEXT_ENDS = new Map(
  ['script', 'style', 'textarea', 'title', 'xmp'].map((name) => [name, new RegExp(`</${name}[\\t\\n\\f\\r >]`, 'gi')]),
);

const code = (character: string) => character.charCodeAt(0);
const [SPACE, NEWLINE, TAB, RETURN, FORM_FEED] = [' ', '\n', '\t', '\r', '\f'].map(code);
const [QUOTE, APOSTROPHE, SLASH, EQUALS, CLOSE, EXCLAMATION, QUESTION] = ['"', "'", '/', '=', '>', '!', '?'].map(code);

const isSpace = (at: number) => at === SPACE || at === NEWLINE || at === TAB || at === RETURN || at === FORM_FEED;
const isLetter = (at: number) => (at >= 97 && at <= 122) || (at >= 65 && at <= 90);

/** Cache of lower-case names: there are few, and a lookup is faster than a conversion. */
const names = new Map<string, string>();
const MAX_NAMES = 5_000;

function lowerName(written: string): string {
  const known = names.get(written);
  if (known !== undefined) return known;
  const copy = detachString(written);
  const name = copy.toLowerCase();
  if (names.size >= MAX_NAMES) names.clear();
  names.set(copy, name);
  return name;
}

/**
 * Scans a page from one `<` to the next, since most of it is scripts, styles and URLs that need no parsing. A tag that is cut
 * off by the end of the page is dropped.
 */
class Scanner {
  private at = 0;

  constructor(
    private readonly html: string,
    private readonly taker: TokenTaker,
  ) {}

  scan(): void {
    const { html } = this;
    let textStart = 0;
    for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', this.at)) {
      this.at = open + 1;
      // The `<` of "a < b" is text.
      const next = html.charCodeAt(this.at);
      if (!isLetter(next) && next !== SLASH && next !== EXCLAMATION && next !== QUESTION) continue;
      this.giveText(textStart, open, true);
      this.readMarkup();
      textStart = this.at;
    }
    this.giveText(textStart, html.length, true);
  }

  private giveText(start: number, end: number, decoded: boolean): void {
    if (start >= end) return;
    const text = this.html.slice(start, end);
    this.taker.text(decoded && text.includes('&') ? decodeHTML(text) : text);
  }

  private readMarkup(): void {
    const { html } = this;
    if (isLetter(html.charCodeAt(this.at))) this.readStartTag();
    else if (html.startsWith('/', this.at)) this.readEndTag();
    else if (html.startsWith('!--', this.at)) this.leapBehind('-->', this.at + 1);
    else if (html.startsWith('![CDATA[', this.at)) this.readCdata();
    else this.leapBehind('>', this.at + 1);
  }

  /** Continues after the next occurrence, or at the end of the page. */
  private leapBehind(mark: string, from: number): void {
    const found = this.html.indexOf(mark, from);
    this.at = found < 0 ? this.html.length : found + mark.length;
  }

  private readCdata(): void {
    const start = this.at + '![CDATA['.length;
    this.leapBehind(']]>', start);
    this.taker.cdata(this.html.slice(start, this.at).replace(/\]\]>$/, ''));
  }

  private readEndTag(): void {
    const { html } = this;
    this.at += 1;
    this.skipSpace();
    const start = this.at;
    while (this.at < html.length && !isSpace(html.charCodeAt(this.at)) && html.charCodeAt(this.at) !== CLOSE)
      this.at += 1;
    const name = html.slice(start, this.at);
    this.leapBehind('>', this.at);
    if (isLetter(name.charCodeAt(0))) this.taker.endTag(lowerName(name));
  }

  private skipSpace(): void {
    while (isSpace(this.html.charCodeAt(this.at))) this.at += 1;
  }

  private readStartTag(): void {
    const { html } = this;
    const name = this.readName(false);
    const attributes: Record<string, string> = {};
    let [count, closesItself] = [0, false];
    while (this.at < html.length) {
      const next = html.charCodeAt(this.at);
      if (next === CLOSE) {
        this.at += 1;
        this.taker.startTag(name, attributes, closesItself);
        if (!closesItself) this.readTextOf(name);
        return;
      }
      if (next === SLASH || isSpace(next)) {
        this.at += 1;
        // A slash that does not end the tag is ignored.
        closesItself = next === SLASH || closesItself;
        continue;
      }
      closesItself = false;
      const attribute = this.readName(true);
      const value = this.readValue();
      if (count > 0 && (count >= MAX_ATTRIBUTES || Object.hasOwn(attributes, attribute))) continue;
      count += 1;
      attributes[attribute] = value;
    }
  }

  /** The name of a tag or attribute; an attribute name may start with a character that would otherwise end it. */
  private readName(ofAttribute: boolean): string {
    const { html } = this;
    const start = this.at;
    for (this.at += 1; this.at < html.length; this.at += 1) {
      const next = html.charCodeAt(this.at);
      if (next === CLOSE || next === SLASH || isSpace(next) || (ofAttribute && next === EQUALS)) break;
    }
    return lowerName(html.slice(start, this.at));
  }

  private readValue(): string {
    const { html } = this;
    this.skipSpace();
    if (html.charCodeAt(this.at) !== EQUALS) return '';
    this.at += 1;
    this.skipSpace();
    const quote = html.charCodeAt(this.at);
    let start = this.at;
    if (quote === QUOTE || quote === APOSTROPHE) {
      start += 1;
      this.leapBehind(quote === QUOTE ? '"' : "'", start);
      return decodeValue(html.slice(start, this.at - 1));
    }
    while (this.at < html.length && !isSpace(html.charCodeAt(this.at)) && html.charCodeAt(this.at) !== CLOSE)
      this.at += 1;
    return decodeValue(html.slice(start, this.at));
  }

  private readTextOf(name: string): void {
    const end = TEXT_ENDS.get(name);
    if (!end) return;
    end.lastIndex = this.at;
    const start = this.at;
    this.at = end.exec(this.html)?.index ?? this.html.length;
    // Of raw text elements, only titles have character references.
    this.giveText(start, this.at, name === 'title');
  }
}

const decodeValue = (value: string) => (value.includes('&') ? decodeHTMLAttribute(value) : value);

/** Splits HTML of any quality into tokens in linear time; never throws. */
export function readTokens(html: string, taker: TokenTaker): void {
  new Scanner(html, taker).scan();
}
