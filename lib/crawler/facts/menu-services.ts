import { Element, type ParentNode } from 'domhandler';
import { listElements, rawText, visibleText } from '../extract/dom';
import { namesService, SERVICES_LABEL } from './service-names';

const MAX_LABEL = 30;
const MIN_LINKS = 2;
const MAX_LINKS = 30;
const MENU = /^(?:nav|header|footer)$/;
const LABELS = new Set('a button span summary p h2 h3 h4 h5 h6 strong'.split(' '));

const isMenu = (element: Element): boolean => {
  for (let at: ParentNode | null = element; at instanceof Element; at = at.parent) if (MENU.test(at.name)) return true;
  return false;
};

const isLink = ({ name, attribs }: Element) => name === 'a' && attribs.href !== undefined;

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
export function linkNameOf(link: Element): string {
  const [first = '', second = ''] = firstTexts(link);
  const isGlued = /\p{Ll}$/u.test(first) && /^\p{Lu}/u.test(second);
  return isGlued ? first.trim() : visibleText(link).trim();
}

/** The name of the child of an element that another one is in. */
function branchOf(element: Element, around: Element): string | undefined {
  let at: ParentNode | null = element;
  while (at instanceof Element && at.parent !== around) at = at.parent;
  return at instanceof Element ? at.name : undefined;
}

/**
 * The links of the submenu or list that shares the nearest element with a label; none if they are marked up like the label, as
 * other entries of its menu are, or come before it.
 */
function linksBelow(label: Element): Element[] {
  let around: ParentNode | null = label.parent;
  for (let steps = 0; steps < 3 && around instanceof Element && !MENU.test(around.name); steps += 1) {
    const whole: Element = around;
    const links = listElements(whole).filter((one) => isLink(one) || one === label);
    const areBelow = links[0] === label;
    const others = links.filter((one) => one !== label);
    const branch = branchOf(label, whole);
    const isOfOther = (link: Element) => branchOf(link, whole) !== branch;
    if (others.length > 0) return others.length <= MAX_LINKS && areBelow && others.every(isOfOther) ? others : [];
    around = whole.parent;
  }
  return [];
}

/**
 * The names of services in a menu of a page: the links below "Services" in its navigation or footer. A menu that has other pages
 * as well is none of services.
 */
export function readMenuServices(elements: readonly Element[]): { name: string; text: string }[] {
  return elements
    .filter((one) => LABELS.has(one.name) && isLabel(one) && isMenu(one))
    .flatMap((label) => {
      const names = linksBelow(label).map(linkNameOf);
      const services = names.filter(namesService);
      const isOfServices = services.length >= MIN_LINKS && names.length - services.length <= 1;
      return isOfServices ? services.map((name) => ({ name, text: `${visibleText(label)}: ${name}` })) : [];
    });
}

const isLabel = (element: Element): boolean => {
  const text = rawText(element, MAX_LABEL + 10).trim();
  return text.length <= MAX_LABEL && SERVICES_LABEL.test(text);
};
