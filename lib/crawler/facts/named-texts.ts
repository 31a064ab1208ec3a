import { Element, type ParentNode } from 'domhandler';
import { visibleText } from '../extract/dom';
import { remember } from '../remember';
import type { FactLine } from './page-lines';
import { plainWords } from './plain-words';
import { isContact, namesService, serviceNameOf } from './service-names';

/** A short text of a page that may be the name of a service, and where it stands: in a line, with the line after it, or only in a link. */
export type NamedText = { name: string; key: string } & (
  | { line: FactLine; next?: FactLine; link?: never }
  | { link: Element; line?: never; next?: never }
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

/** The name of a service that a line may have, and its words. */
const nameInLine = remember((text): { name: string; key: string } | undefined => {
  const name = serviceNameOf(text).trim();
  const isName = namesService(name) && /\p{L}{3}/u.test(name) && !isContact(text);
  return isName ? { name, key: plainWords(name) } : undefined;
});

const nameInLink = remember((text): { name: string; key: string } | undefined => {
  const name = text.replace(/^[\s›»→]+|[\s›»→▾▼⌄+*]+$/gu, '').replace(/\s+/g, ' ');
  return namesService(name) && /\p{L}{3}/u.test(name) ? { name, key: plainWords(name) } : undefined;
});

const isPageLink = ({ name, attribs }: Element): boolean =>
  name === 'a' && attribs.href !== undefined && !/^(?:tel:|mailto:|javascript:)/i.test(attribs.href);

/** The short texts of a page, and those of links that no line has. */
export function findNamedTexts(lines: readonly FactLine[], linking: readonly Element[]): NamedText[] {
  const named: NamedText[] = [];
  const known = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'code' || line.isQuoted) continue;
    const text = line.kind === 'row' ? (line.cells[0] ?? '') : line.text;
    const found = nameInLine(text.slice(0, MAX_TEXT));
    if (!found) continue;
    named.push({ ...found, line, next: lines[index + 1] });
    known.add(found.key);
  }
  for (const link of linking.filter(isPageLink).slice(0, MAX_LINKS)) {
    const found = nameInLink(linkNameOf(link).slice(0, MAX_TEXT));
    if (found && !known.has(found.key)) named.push({ ...found, link });
  }
  return named;
}
