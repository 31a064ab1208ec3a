import { Element, type ParentNode } from 'domhandler';
import { visibleText } from '../extract/dom';
import { remember } from '../remember';
import { mayNameService, signsOfName, type WordOdds } from './name-signs';
import type { FactLine } from './page-lines';
import { plainWords } from './plain-words';
import { isContact, namesService, serviceNameOf } from './service-names';

/** A text that may be the name of a service. */
interface Name {
  name: string;
  /** The name for comparisons. */
  key: string;
  /** See `signsOfName`. */
  signs: ArrayLike<number>;
}

/** Where a name stands: in a line, at an index with the line after it, or only in a link. */
export type NamedText = Name &
  (
    | { line: FactLine; at: number; next?: FactLine; link?: never }
    | { link: Element; line?: never; at?: never; next?: never }
  );

const MAX_LINKS = 300;
const MENU = /^(?:nav|header|footer)$/;

/** Whether an element is in a menu, or in the frame of a page. */
export function isInMenu(element: Element): boolean {
  for (let at: ParentNode | null = element; at instanceof Element; at = at.parent) if (MENU.test(at.name)) return true;
  return false;
}

/** Adds the texts of an element in order until there are two. */
function firstTexts({ children }: Element, found: string[] = []): string[] {
  for (const child of children) {
    if (child instanceof Element) firstTexts(child, found);
    else if ('data' in child && child.data !== '') found.push(child.data);
    if (found.length > 1) break;
  }
  return found;
}

/** The name in a link that describes it as well: the text that another one follows without a space, as in `Dental<small>Oak Clinic</small>`. */
function linkNameOf(link: Element): string {
  const [first = '', second = ''] = firstTexts(link);
  const isGlued = /\p{Ll}$/u.test(first) && /^\p{Lu}/u.test(second);
  return isGlued ? first.trim() : visibleText(link).trim();
}

const MAX_TEXT = 120;
/** What may follow the name in a longer text. */
const SEPARATOR = /[–—:€£$]/;
const isSentence = (text: string) => text.length > MAX_TEXT && !SEPARATOR.test(text.slice(0, MAX_TEXT));

const isWords = (name: string) => /\p{L}{3}/u.test(name) && !/^[/#@]/.test(name);

function readName(text: string, odds?: WordOdds): Name | undefined {
  const name = serviceNameOf(text).trim();
  const isName = isWords(name) && namesService(name) && !isContact(text) && mayNameService(name, odds);
  return isName ? { name, key: plainWords(name), signs: signsOfName(name, odds) } : undefined;
}
const readFitted = remember((text) => readName(text));

const isPageLink = ({ name, attribs }: Element): boolean =>
  name === 'a' && attribs.href !== undefined && !/^(?:tel:|mailto:|javascript:)/i.test(attribs.href);

/** The short texts of a page that may name services, and those of links that no line has. Only a fit has other odds than the fitted ones. */
export function findNamedTexts(lines: readonly FactLine[], linking: readonly Element[], odds?: WordOdds): NamedText[] {
  const nameIn = (text: string) =>
    odds ? readName(text.slice(0, MAX_TEXT), odds) : readFitted(text.slice(0, MAX_TEXT));
  const named: NamedText[] = [];
  const [read, known] = [new Set<string>(), new Set<string>()];
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'code' || line.isQuoted) continue;
    const text = line.kind === 'row' ? (line.cells[0] ?? '') : line.text;
    const found = isSentence(text) ? undefined : nameIn(text);
    read.add(text);
    if (!found) continue;
    const { name, key, signs } = found;
    named.push({ name, key, signs, line, at, next: lines[at + 1] });
    known.add(key);
  }
  for (const link of linking.filter(isPageLink).slice(0, MAX_LINKS)) {
    const text = linkNameOf(link);
    const found = read.has(text) ? undefined : nameIn(text);
    if (found && !known.has(found.key)) named.push({ ...found, link });
  }
  return named;
}
