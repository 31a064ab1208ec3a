import { Element, type ParentNode } from 'domhandler';
import { decodeHTML } from 'entities';
import { collapse, rawText } from './dom';

/** An item of JSON-LD or microdata: its types without `https://schema.org/`, and its properties. */
export interface Thing {
  types: string[];
  values: Record<string, unknown>;
  /** The item that has this one as a property, if any. */
  within?: { thing: Thing; property: string };
}

const MAX_THINGS = 2000;
/** Limits for microdata, where each item is read with everything inside it. */
const MAX_SCOPES = 500;
const MAX_MICRODATA = 20_000;
/** Of one property. */
const MAX_VALUES = 200;

/** All items of a page, nested ones after their parent; invalid markup is ignored. */
export function findThings(elements: Element[]): Thing[] {
  const things: Thing[] = [];
  const scopes: Element[] = [];
  for (const element of elements) {
    const { name, attribs } = element;
    if (name === 'script' && /^application\/ld\+json/i.test((attribs.type ?? '').trim())) {
      collectThings(parseJson(rawText(element)), things);
    }
    if (attribs.itemscope !== undefined && attribs.itemtype) scopes.push(element);
  }
  const left = { elements: MAX_MICRODATA };
  const known = new Map<Element, Thing>();
  for (const scope of scopes.slice(0, MAX_SCOPES)) {
    const thing = { ...readScope(scope, left), within: scopeAround(scope, known) };
    known.set(scope, thing);
    things.push(thing);
  }
  return things;
}

/** The item that an item of microdata is a property of. */
function scopeAround({ parent, attribs: { itemprop } }: Element, known: Map<Element, Thing>): Thing['within'] {
  for (let at = parent; itemprop && at instanceof Element; at = at.parent) {
    const thing = known.get(at);
    if (thing) return { thing, property: itemprop };
  }
  return undefined;
}

function parseJson(text: string): unknown {
  const json = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g, '')
    .trim();
  const bare = json.replace(/\/\*[^*]*\*\/|^\s*\/\/.*$/gm, '');
  for (const candidate of [
    json,
    json
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/,\s*([}\]])/g, '$1')
      .replace(/;$/, ''),
    // Comments, and several objects in one element.
    `[${bare.replace(/}\s*{/g, '},{')}]`,
  ]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Unescaped line breaks and trailing commas are common: the other candidates are without them.
    }
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Adds every object with a type, without recursion, since JSON can be nested arbitrarily deep. */
function collectThings(value: unknown, things: Thing[]): void {
  const queue: { value: unknown; within?: Thing['within'] }[] = [{ value }];
  for (let at = 0; at < queue.length && things.length < MAX_THINGS && at < 20_000; at += 1) {
    const { value: next, within } = queue[at] ?? {};
    if (Array.isArray(next)) queue.push(...next.slice(0, 1000).map((one: unknown) => ({ value: one, within })));
    if (!isObject(next)) continue;
    const types = readTypes(next['@type']);
    const thing = types.length > 0 ? { types, values: next, within } : undefined;
    if (thing) things.push(thing);
    for (const [property, inner] of Object.entries(next))
      if (typeof inner === 'object')
        queue.push({ value: inner, within: thing && property !== '@graph' ? { thing, property } : within });
  }
}

function readTypes(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((type) => typeof type === 'string').map((type) => type.replace(/^https?:\/\/schema\.org\//i, ''));
}

/** The properties of a microdata item; nested items become objects. */
function readScope(scope: Element, left: { elements: number }): Thing {
  const values: Record<string, unknown> = Object.create(null);
  collectProperties(scope, values, left);
  const types = (scope.attribs.itemtype ?? '').split(/\s+/);
  return { types: types.map((type) => type.replace(/^https?:\/\/schema\.org\//i, '')), values };
}

function collectProperties(node: ParentNode, values: Record<string, unknown>, left: { elements: number }): void {
  for (const child of node.children) {
    if (left.elements <= 0) return;
    if (!(child instanceof Element)) continue;
    left.elements -= 1;
    const { itemprop, itemscope } = child.attribs;
    if (itemprop) {
      const value = itemscope === undefined ? readProperty(child) : readScope(child, left).values;
      for (const name of itemprop.split(/\s+/)) addValue(values, name, value);
    }
    if (itemscope === undefined) collectProperties(child, values, left);
  }
}

function addValue(values: Record<string, unknown>, name: string, value: unknown): void {
  const known = values[name];
  if (known === undefined) values[name] = value;
  else if (!Array.isArray(known)) values[name] = [known, value];
  else known.push(value);
}

function readProperty(element: Element): string {
  const { name, attribs } = element;
  const target = name === 'a' || name === 'link' ? attribs.href : undefined;
  return collapse(attribs.content ?? attribs.datetime ?? target ?? attribs.src ?? rawText(element, 4000)).slice(
    0,
    2000,
  );
}

/** The text of a property: itself, the first of several, or the name of an item. */
export function readText(value: unknown): string | undefined {
  if (Array.isArray(value)) return readText(value[0]);
  if (typeof value === 'number') return String(value);
  // Some sites escape the text of JSON as that of HTML.
  if (typeof value === 'string') return collapse(value.includes('&') ? decodeHTML(value) : value) || undefined;
  return isObject(value) ? readText(value['@value'] ?? value.name) : undefined;
}

/** The texts of a property with one or several values. */
export function readTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value]).flatMap((one) => readText(one) ?? []);
}

/** The object of a property, or the first of several. */
export function readObject(value: unknown): Record<string, unknown> | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isObject(first) ? first : undefined;
}
