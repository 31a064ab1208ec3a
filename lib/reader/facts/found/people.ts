import { factsWords } from '../../lexicon/lexicon';
import { readObject, readText, type Thing } from '../../page/structured-data';
import { memoizeByObject } from '../../text/memoize';
import { sentencesOf } from '../../text/tokens';
import { isLegal, namesReviews } from '../shared/ownership';
import { type FactLine, joinHeadings } from '../shared/page-lines';
import { areAlike } from './alike';
import {
  introducesPeople,
  isAboutPeople,
  isFirstName,
  isPersonName,
  isPrincipal,
  isRole,
  isTeamHeading,
  nameAtStart,
  namesTeam,
  OCCUPATION,
  withoutLetters,
  withoutTitle,
} from './person-words';
import { sectionBelow } from './sections';

type Person = { name: string; role: string };
type Found = Person & { text: string; line: FactLine };

/** A page whose roles are vacant. */
const JOBS = /\b(?:recruitment|careers?|vacanc(?:y|ies)|jobs?|join us)\b/i;

/** Whether a role names an occupation, and not what somebody works on: "Massage Therapist", but not "Massage & Wellness". */
export const namesOccupation = ({ role }: Person): boolean => isRole(role);

/** "Design lead @annacodes", "Optician at Oak Opticians (no. 234888)": the account, business or number is no part of the role. */
const withoutAccount = (role: string) =>
  role.replace(/\s+(?:@\w+|at \p{Lu}.*)$/u, '').replace(/\s*\((?=[^)]*\d)[^)]*\)/gu, '');

const AND = /\s*[,&;]\s*|\s+(?:and|und|et|y|e|en|i|agus)\s+/u;

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

/** The name and role on one line: "Anna Byrne – Director", "Anna Byrne, Director", "Anna Byrne (Director)", "Directors: Anna Byrne, Tom Daly" */
function splitPeople(text: string): Person[] {
  if (text.length > MAX_LIST) return [];
  const [, label = '', listed = ''] = /^([^:|]{2,70}?)\s*[:|]\s*(.{4,})$/u.exec(text) ?? [];
  if (isRole(label) || isTeamHeading(label)) {
    const names = namesIn(listed);
    if (names.length > 0) return names.map((name) => ({ name, role: label }));
  }
  const [, first = '', second = ''] = /^(.{4,50}?)(?:\s*[–—|:]\s*|\s+-\s+|,\s+|\s+\()(.{2,70}?)\)?$/u.exec(text) ?? [];
  const role = withoutAccount(second);
  // "Specialist Teacher, Specific Learning Difficulties" and "Trainer Diploma - Currently Undertaking" name nobody.
  return isPersonName(first) && isRole(role) ? [{ name: first, role }] : [];
}

/** "Owner & Clinic Director · 18+ yrs": the role ends at the separator. */
const tidyRole = (text: string) =>
  text
    .split(/\s[·•|–—-]\s/)
    .filter((part) => !/\d/.test(part))
    .join(' · ') || text;

const OURS = factsWords('people', 'ours');
const INTRODUCES_SELF = factsWords('people', 'introducesSelf');
const MAX_TEXT = 600;
/** The most characters between a name and the occupation that is said of it. */
const MAX_GAP = 40;
/** Where somebody was before: the name behind it is of another business. */
const ELSEWHERE = /\b(?:under|with|for|by|from|bei|unter|chez|con|da|presso|com|bij|u)$/iu;
const DETERMINER =
  /^(?:the|an?|our|my|die|der|das|eine?|unsere?|la|le|les|un|une|notre|el|il|lo|o|os|as|de|het|een|onze?|is|as|and)$/iu;

/** The role that ends at an offset of a sentence, with the word before it that belongs to it: "Registered Veterinary Nurse". */
function roleBefore(
  sentence: string,
  places: readonly { index: number; end: number }[],
  at: number,
): string | undefined {
  let first = at;
  const gap = (place: number) => sentence.slice(places[place - 1]?.end, places[place]?.index);
  while (first > 0 && /^ (?:[\p{L}&]+ ){0,2}$/u.test(gap(first))) first -= 1;
  let start = places[first]?.index ?? 0;
  for (let words = 0; ; words += 1) {
    const word = /([\p{L}-]+) $/u.exec(sentence.slice(0, start))?.[1];
    if (!word || DETERMINER.test(word) || (words > 0 && !/^\p{Lu}/u.test(word))) break;
    start -= word.length + 1;
  }
  const role = sentence.slice(start, places[at]?.end);
  return ELSEWHERE.test(sentence.slice(0, start).trimEnd()) || role.length > 70 ? undefined : role;
}

/** The people whom a text names with their role in front: "our dentist, Dr Anna Byrne", "I'm Anna Byrne". */
function peopleInText(text: string): Person[] {
  if (text.length > MAX_TEXT) return [];
  return sentencesOf(text).flatMap((sentence) => {
    const places = [...OCCUPATION.places(sentence)];
    const end = INTRODUCES_SELF.endAt(sentence, 0);
    const self = end < 0 ? undefined : nameAtStart(sentence.slice(end).trimStart());
    const [first] = places;
    if (self) {
      const isNear = first !== undefined && first.index - sentence.indexOf(self) - self.length <= MAX_GAP;
      const role = isNear ? roleBefore(sentence, places, 0) : withoutTitle(self) === self ? undefined : sentence;
      return role ? [{ name: self, role }] : [];
    }
    if (!OURS.test(sentence)) return [];
    return places.flatMap((place, at) => {
      const name = nameAtStart(sentence.slice(place.end).replace(/^,? /, ''));
      const role = name && roleBefore(sentence, places, at);
      return role ? [{ name, role }] : [];
    });
  });
}

/** "– Pastor Tom Daly" below a text. */
function signatureOf(text: string): Person[] {
  const [, signed = ''] = /^[-–—]\s?(.{6,60})$/u.exec(text) ?? [];
  const [place] = OCCUPATION.places(signed);
  const name = place?.index === 0 ? signed.slice(place.end).trim() : '';
  return isPersonName(name) ? [{ name, role: signed.slice(0, place?.end) }] : [];
}

/** The heading of the section that a line is in; for a heading, the one above it. */
function sectionOf(lines: readonly FactLine[], at: number): string {
  const line = lines[at] as FactLine;
  if (line.kind !== 'heading') return line.heading;
  const above = lines
    .slice(Math.max(0, at - 60), at)
    .findLast(({ kind, level }) => kind === 'heading' && level < line.level);
  return above?.text ?? '';
}

/** People on pages and below headings that introduce them, with the role beside, below or above their name. */
export function findPeople(lines: FactLine[], title: string, url: string): Found[] {
  const path = new URL(url).pathname.replace(/\.\w+$/, '').replace(/[-_/]/g, ' ');
  if (JOBS.test(path)) return [];
  const joined = joinHeadings(lines);
  const page = { path, title, isLegal: isLegal({ url }) };
  // The lines of a heading are a name, or a name and a role.
  return [...peopleIn(lines, page), ...(joined.length === lines.length ? [] : peopleIn(joined, page))];
}

type Page = { path: string; title: string; isLegal: boolean };
/** The most lines between a name and its role, or the text that says the name again. */
const MAX_BETWEEN = 3;

/** The lines of somebody below a name, up to the next heading. */
function cardBelow(lines: readonly FactLine[], at: number): FactLine[] {
  const card = lines.slice(at + 1, at + 1 + MAX_BETWEEN);
  const { kind, level } = lines[at] as FactLine;
  // A heading says more than a role, unless it is below that of its person.
  const end = card.findIndex(
    (line) =>
      line.isQuoted ||
      isPersonName(withoutLetters(line.text)) ||
      (line.kind === 'heading' && (kind !== 'heading' || line.level < level)),
  );
  return end < 0 ? card : card.slice(0, end);
}

/** The role below a name: the first line, or what it begins with, otherwise a short one. */
function roleBelow(lines: readonly FactLine[], at: number, name: string): { role: string; text: string } | undefined {
  const line = lines[at] as FactLine;
  for (const [index, below] of cardBelow(lines, at).entries()) {
    // A list of links below a heading: "Keep Reading", "Dentist in Oakford".
    if (below.block.linkLength >= below.text.length && line.block.linkLength === 0) return undefined;
    // A role in front of a name, or behind the last item of a list, is that of somebody else.
    const after = lines[at + index + 2];
    if (line.kind !== 'heading' && after?.kind === 'heading' && isPersonName(after.text)) return undefined;
    if (line.kind === 'item' && below.kind !== 'item') return undefined;
    const whole = below.text.replace(name, '');
    const [first = ''] = isRole(whole) ? [whole] : sentencesOf(whole);
    if (index > 0 && first.length < whole.length) return undefined;
    const role = withoutAccount(first.replace(/^[\s.,–-]+|(?<![\s.,–-])[\s.,–-]+$/gu, ''));
    // Letters further below are those of the next card.
    if (index > 0 && !OCCUPATION.test(role)) continue;
    if (isRole(role) && !isPersonName(withoutLetters(role)))
      return { role: tidyRole(role), text: `${line.text}, ${below.text}` };
  }
  return undefined;
}

/** The words that lines have in small letters: no names. */
const smallWords = memoizeByObject(
  (lines: readonly FactLine[]) => new Set(lines.flatMap(({ text }) => text.match(/(?<![\p{L}’'-])\p{Ll}{3,}/gu) ?? [])),
);

/** Whether the text below a heading says its first or last word again, as one about a person does. */
function isSpokenOf(lines: readonly FactLine[], at: number, name: string): boolean {
  const words = name.split(' ').filter((word) => word.length > 2);
  if (words.some((word) => smallWords(lines).has(word.toLowerCase()))) return false;
  return cardBelow(lines, at).some(({ text }) =>
    [words[0], words.at(-1)].some((word) => word !== undefined && text.split(/[^\p{L}-]+/u).includes(word)),
  );
}

/** Whether the text below a name is in the first person: "I'm a fan of all that is old." */
const introducesSelf = (lines: readonly FactLine[], at: number): boolean =>
  INTRODUCES_SELF.endAt(lines[at + 1]?.text ?? '', 0) > 0;

type Candidate = Found & { isCertain: boolean };

/**
 * The people in some lines. A name above its role is certain on a page that introduces people, below such a heading, or next to
 * others: elsewhere, it is often a heading in title case.
 */
function peopleIn(lines: readonly FactLine[], { path, title, ...page }: Page): Found[] {
  const isTeamPage = namesTeam(path);
  const isPeoplePage = introducesPeople(`${path} ${title}`);
  const ofTeam = new Map<FactLine, string>();
  for (const [at, { kind, text, place }] of lines.entries())
    if (kind === 'heading' && place === 'content' && isTeamHeading(text))
      for (const line of sectionBelow(lines, at)) ofTeam.set(line, text);
  // Several are those of customers.
  const signatures = lines.filter((line) => line.place === 'content' && signatureOf(line.text).length > 0);
  const signed = signatures.length === 1 && !namesReviews(signatures[0]?.heading ?? '') ? signatures[0] : undefined;
  const seen: Candidate[] = [];
  const unproven: Found[] = [];
  const proven: FactLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.place !== 'content' || line.isQuoted) continue;
    const add = (people: readonly Person[], isCertain = true, text = line.text) =>
      seen.push(...people.map((one) => ({ ...one, text, line, isCertain })));
    const split = splitPeople(line.text);
    const section = sectionOf(lines, at);
    const team = ofTeam.get(line) ?? (isTeamPage ? section || title : undefined);
    if (page.isLegal || (team === undefined && !isPeoplePage && !introducesPeople(section))) {
      add(split.filter(({ role }) => isPrincipal(role)));
      if (!page.isLegal && line === signed) add(signatureOf(line.text));
      continue;
    }
    if (split.length > 0) {
      add(split);
      continue;
    }
    const name = withoutLetters(line.text);
    const isFirst = line.kind === 'heading' && team !== undefined && isFirstName(name);
    if (!isFirst && !isPersonName(name)) {
      add(peopleInText(line.text));
      continue;
    }
    // The first paragraphs below a heading about something else are a text.
    const above = lines[at - 1];
    const isBelowHeading = line.kind !== 'heading' && above?.kind === 'heading';
    const below = roleBelow(lines, at, name);
    if (isFirst) {
      if (below && isSpokenOf(lines, at, name)) add([{ name, role: below.role }], true, below.text);
      else if (below) unproven.push({ name, role: below.role, text: below.text, line });
    } else if (isBelowHeading && OCCUPATION.test(above.text) && isRole(above.text))
      add([{ name, role: above.text }], true, `${above.text}, ${line.text}`);
    else if (isBelowHeading && !introducesPeople(above.text)) continue;
    else if (below) {
      add([{ name, role: below.role }], team !== undefined || namesTeam(section), below.text);
      proven.push(line);
    } else if (line.kind === 'heading' && team && !isPersonName(withoutLetters(team))) {
      unproven.push({ name, role: team, text: line.text, line });
      if (name !== line.text || isSpokenOf(lines, at, name) || introducesSelf(lines, at)) proven.push(line);
    }
  }
  const isTeam = isAboutPeople(path) || new Set(seen.map(({ name }) => name)).size > 1;
  const firstNames = unproven.filter(({ name }) => isFirstName(name));
  // A single word above a role is less certain than a name in front of it.
  const manyFirst = new Set(firstNames.map(({ name }) => name)).size > 2 ? firstNames : [];
  const isAlike = (one: FactLine, other: FactLine) =>
    one.level === other.level && areAlike(one.block.region.element, other.block.region.element);
  return [
    ...seen.filter(({ isCertain }) => isTeam || isCertain),
    ...manyFirst,
    // A heading alike that of a person is one of another.
    ...unproven.filter(({ name, line }) => isPersonName(name) && proven.some((one) => isAlike(one, line))),
  ].map(({ name, role, text, line }) => ({ name, role, text, line }));
}

/** People with a job title, and founders, in schema.org data. */
export function readPeople(things: Thing[]): Person[] {
  const people = things.flatMap(({ types, values }) => {
    const founder = readObject(values.founder);
    return [
      ...(types.includes('Person') || values.jobTitle !== undefined ? [{ values, role: undefined }] : []),
      ...(founder?.['@type'] === 'Person' && founder.jobTitle === undefined
        ? [{ values: founder, role: 'Founder' }]
        : []),
    ];
  });
  return people.flatMap(({ values, role: known }) => {
    const name = readText(values.name);
    const role = known ?? readText(values.jobTitle) ?? readText(readObject(values.hasOccupation)?.name);
    return name && role ? [{ name: name.includes(',') ? withoutLetters(name) : name, role }] : [];
  });
}
