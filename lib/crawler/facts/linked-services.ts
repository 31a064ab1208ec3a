import { Element, type ParentNode, Text } from 'domhandler';
import { remember } from '../remember';
import { namesActivity, namesOnlyActivity } from './activities';
import { linkNameOf } from './menu-services';
import type { FactLine } from './page-lines';
import { namesOtherPage, namesService } from './service-names';

const MAX_LINKS = 400;
const MAX_ELEMENTS = 20;
const MAX_WORDS = 6;
const MIN_ACTIVITIES = 2;

/** The name of a service that the text of a link may be, without the arrow of a menu, and whether it is that of an activity. */
const nameIn = remember((text): { name: string; isActivity: boolean } | undefined => {
  const name = text.replace(/^[\s›»→]+|[\s›»→▾▼⌄+*]+$/gu, '');
  const isName = !namesOtherPage(name) && namesService(name) && name.split(/\s+/).length <= MAX_WORDS;
  return isName ? { name, isActivity: namesActivity(name) } : undefined;
});

/** Whether an element has few others below it; nested links could be endless. */
function isSmall(element: Element): boolean {
  let left = MAX_ELEMENTS;
  const fits = ({ children }: ParentNode): boolean =>
    children.every((child) => {
      if (!(child instanceof Element)) return true;
      left -= 1;
      return left >= 0 && fits(child);
    });
  return fits(element);
}

const isPageLink = ({ name, attribs }: Element): boolean =>
  name === 'a' && attribs.href !== undefined && !/^(?:#|tel:|mailto:|javascript:)/i.test(attribs.href);

const AROUND_LINKS = new Set('b strong em i span'.split(' '));
const ENTRIES = new Set('li span b strong p h1 h2 h3 h4 h5 h6 tr td dt dd'.split(' '));

/** Whether a link is some words of a sentence, which need not be a name. */
function isInSentence({ parent }: Element): boolean {
  const around = parent instanceof Element && AROUND_LINKS.has(parent.name) ? parent.parent : parent;
  return around?.children.some((node) => node instanceof Text && /\p{L}{2,}\s+\p{L}{2,}/u.test(node.data)) ?? false;
}

/** The element that the entries of a list of links share. */
function listOf(link: Element): ParentNode | null {
  let at: ParentNode | null = link.parent;
  while (at instanceof Element && ENTRIES.has(at.name)) at = at.parent;
  return at;
}

/**
 * The links of a page that may name services: those to activities, and the other entries of their list if at least half of it
 * are activities. `isEntry` tells whether the name is a common noun: it has more than one word, or the text says it in lower case.
 */
export function readLinkedServices(
  elements: readonly Element[],
  lines: readonly FactLine[],
): { name: string; text: string; isEntry: boolean }[] {
  const lists = new Map<ParentNode | null, { name: string; isActivity: boolean }[]>();
  for (const link of elements.filter(isPageLink).slice(0, MAX_LINKS)) {
    const named = isSmall(link) ? nameIn(linkNameOf(link)) : undefined;
    if (named === undefined || isInSentence(link)) continue;
    const list = listOf(link);
    const known = lists.get(list);
    if (known) known.push(named);
    else lists.set(list, [named]);
  }
  const found = [...lists.values()].flatMap((names) => {
    const activities = names.filter(({ isActivity }) => isActivity);
    const isOfActivities = activities.length >= MIN_ACTIVITIES && activities.length * 2 >= names.length;
    return isOfActivities ? names : activities;
  });
  let said: string | undefined;
  const isSaid = (name: string) => {
    said ??= lines.flatMap(({ place, text }) => (place === 'content' ? text : [])).join('\n');
    return (name.match(/\p{L}{4,}/gu) ?? []).some((word) => said?.includes(word.toLowerCase()));
  };
  return found.map(({ name, isActivity }) => {
    const isEntry = (name.includes(' ') ? isActivity : namesOnlyActivity(name)) || isSaid(name);
    return { name, text: name, isEntry };
  });
}
