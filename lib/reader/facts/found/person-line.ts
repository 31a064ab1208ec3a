import { type ChildNode, Element, Text } from 'domhandler';
import { memoizeByObject } from '@/lib/text/memoize';
import { collapse, rawText } from '../../page/dom';
import type { FactLine } from '../shared/page-lines';
import type { Person } from './people-in-text';
import { isPersonName, isRole, isTeamHeading, withoutLetters } from './person-words';

/** "Design lead @annacodes", "Optician at Oak Opticians (no. 234888)": the account, business or number is no part of the role. */
export const withoutAccount = (role: string) =>
  role.replace(/\s+(?:@\w+|at \p{Lu}.*)$/u, '').replace(/\s*\((?=[^)]*\d)[^)]*\)/gu, '');

export const AND = /\s*[,&;]\s*|\s+(?:and|und|et|y|e|en|i|agus)\s+/u;

/** The people of a list, or none if one of its parts is none: "Joe Power, Clare Pollard (ex officio) and Tom Daly". */
function namesIn(text: string): string[] {
  const whole = withoutLetters(text);
  if (isPersonName(whole)) return [whole];
  const names = text
    .replace(/\s*\([^)]{0,40}\)|\.$/gu, '')
    .split(AND)
    .map(withoutLetters);
  return names.every(isPersonName) ? names : [];
}

const MAX_LIST = 300;
/** The longest line of a name and what is beside it. */
const MAX_WITH_ROLE = 120;

/** What is behind a name: "Anna Byrne – runs the farm", "Anna Byrne (Director)". */
const BEHIND_NAME = /^(.{4,50}?)(?:\s*[–—|:]\s*|\s+-\s+|,\s+|\s+\()(.{2,70}?)\)?$/u;

/** The name and role on one line: "Anna Byrne – Director", "Anna Byrne, Director", "Anna Byrne (Director)", "Directors: Anna Byrne, Tom Daly" */
export function splitPeople(text: string): Person[] {
  if (text.length > MAX_LIST) return [];
  const [, label = '', listed = ''] = /^([^:|]{2,70}?)\s*[:|]\s*(.{4,})$/u.exec(text) ?? [];
  if (isRole(label) || isTeamHeading(label)) {
    const names = namesIn(listed);
    if (names.length > 0) return names.map((name) => ({ name, role: label }));
  }
  const [, first = '', second = ''] = BEHIND_NAME.exec(text) ?? [];
  const role = withoutAccount(second);
  // "Specialist Teacher, Specific Learning Difficulties" and "Trainer Diploma - Currently Undertaking" name nobody.
  return isPersonName(first) && isRole(role) ? [{ name: first, role }] : [];
}

/** Whether a text stands for a role in other words than those of occupations. */
export const isRemark = (text: string): boolean =>
  text.length >= 3 && text.length <= 60 && !/\d|[.!?:]$/.test(text) && !isPersonName(withoutLetters(text));

const textOf = (node: ChildNode): string => (node instanceof Element ? collapse(rawText(node)) : '');

/** The text of the first of several elements in another: "<b>Anna Byrne</b> <span>Cook</span>". Once, however many lines it has. */
const leadIn = memoizeByObject(({ children }: Element): string => {
  const isShown = (node: ChildNode) => (node instanceof Text ? node.data : textOf(node)).trim() !== '';
  const first = children.findIndex(isShown);
  const lead = children[first];
  const second = children.slice(first + 1).find(isShown);
  return lead instanceof Element && second instanceof Element ? textOf(lead) : '';
});

function leadOf({ text, block }: FactLine): string {
  const { element } = block.region;
  const lead = element ? leadIn(element) : '';
  return lead !== '' && text.startsWith(`${lead} `) ? lead : text;
}

/** The name that a line may be, and what is beside it; a heading may be in small letters. */
export function nameOn(line: FactLine): { name: string; beside: string } {
  const { kind, text, cells } = line;
  if (kind !== 'row' && text.length > MAX_WITH_ROLE) return { name: '', beside: '' };
  const [, first = '', second = ''] = BEHIND_NAME.exec(text) ?? [];
  const isSplit =
    kind !== 'row' &&
    (kind === 'heading' || isRemark(second)) &&
    isPersonName(first) &&
    !isPersonName(withoutLetters(text));
  const whole = kind === 'row' ? (cells[0] ?? '') : isSplit ? first : kind === 'heading' ? text : leadOf(line);
  const beside = kind === 'row' ? (cells[1] ?? '') : isSplit ? second : text.slice(whole.length).trim();
  const name = withoutLetters(whole);
  // Those in capitals are mostly titles.
  if (kind !== 'heading' || name !== name.toLowerCase() || !name.includes(' ')) return { name, beside };
  const capitalised = name.replace(/(?<![\p{L}’'])\p{L}|(?<=^o['’]|\so['’])\p{L}/gu, (letter) => letter.toUpperCase());
  return { name: capitalised, beside };
}
