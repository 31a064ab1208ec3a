import { memoizeByObject } from '@/lib/text/memoize';
import { factsWords } from '../../lexicon/lexicon';
import { readObject, readText, type Thing } from '../../page/structured-data';
import { plainWords } from '../../text/plain-words';
import { sentencesOf } from '../../text/tokens';
import { isDated, isLegal, namesReviews } from '../shared/ownership';
import { type FactLine, joinHeadings } from '../shared/page-lines';
import { titleParts } from '../shared/title-parts';
import { sharedDepth } from './alike';
import { INTRODUCES_SELF, isFormed, OURS, type Person, peopleInText, signatureOf } from './people-in-text';
import { classOf, type Found, listOf, type Named, namesInLists } from './people-lists';
import { isRemark, nameOn, splitPeople, withoutAccount } from './person-line';
import {
  introducesPeople,
  isAboutPeople,
  isFirstName,
  isPersonName,
  isPrincipal,
  isRole,
  isTeamHeading,
  namesTeam,
  OCCUPATION,
  withoutLetters,
  withoutTitle,
} from './person-words';
import { sectionBelow } from './sections';

/** A name in front of, or above, what may be its role. */
interface Candidate extends Found {
  isCertain: boolean;
}

/** Pages of people who come once. */
const GUESTS = factsWords('people', 'guests');

/** A page whose roles are vacant. */
const JOBS = factsWords('people', 'jobs');

/** How well a role says what somebody is: as a title, in a sentence ("experienced vet"), or by the heading alone ("Massage & Wellness"). */
export const rankOf = ({ role }: Person): number =>
  !OCCUPATION.test(role) || role.endsWith('.') ? 0 : /^\p{Lu}/u.test(role) ? 2 : 1;

/** "Owner & Clinic Director · 18+ yrs": the role ends at the separator. */
const tidyRole = (text: string) =>
  text
    .split(/\s[·•|–—-]\s/)
    .filter((part) => !/\d/.test(part))
    .join(' · ') || text;

/** Whether a role names nothing but an occupation: "Funeral director and embalmer", but not "Trainer Mike" or "Chef special". */
function isOccupation(role: string): boolean {
  const last = [...OCCUPATION.places(role)].at(-1);
  return last !== undefined && /^(?:$|[,/]| (?:\p{Ll}{1,3}|&) )/u.test(role.slice(last.end));
}

/**
 * Whether somebody named as the business is, or as what it is called in short, is the business: nothing says that the name is a person's, such
 * as a title, an occupation alone or a sentence. `names`: all that names the business.
 */
export function isBusinessItself({ name, role }: Person, names: readonly string[]): boolean {
  const owner = plainWords(withoutTitle(name));
  const isNamed = names.some((one) => ` ${plainWords(one)} `.includes(` ${owner} `));
  const last = [...OCCUPATION.places(role)].at(-1);
  const isSomebody = role.endsWith('.') || (last?.end === role.length && !OURS.test(role));
  return isNamed && withoutTitle(name) === name && !isPrincipal(role) && !isSomebody;
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
  const page = { path, title, isLegal: isLegal({ url }), isOfOthers: isDated({ url }) || GUESTS.test(path) };
  // The lines of a heading are a name, or a name and a role.
  return [...peopleIn(lines, page), ...(joined.length === lines.length ? [] : peopleIn(joined, page))];
}

type Page = { path: string; title: string; isLegal: boolean; isOfOthers: boolean };
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
function roleBelow(
  lines: readonly FactLine[],
  at: number,
  name: string,
): { role: string; text: string; below: FactLine } | undefined {
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
      return { role: tidyRole(role), text: `${line.text}, ${below.text}`, below };
  }
  return undefined;
}

/** The words that texts have in small letters: no names. */
const smallWords = memoizeByObject(
  (lines: readonly FactLine[]) =>
    new Set(
      lines.flatMap(({ kind, text }) => (kind === 'heading' ? [] : (text.match(/(?<![\p{L}’'-])\p{Ll}{3,}/gu) ?? []))),
    ),
);

/** Whether the text below a heading says its first or last word again, as one about a person does. */
function isSpokenOf(lines: readonly FactLine[], at: number, name: string): boolean {
  const words = name.split(' ').filter((word) => word.length > 2);
  if (words.some((word) => smallWords(lines).has(word.toLowerCase()))) return false;
  return cardBelow(lines, at).some(({ text }) =>
    [words[0], words.at(-1)].some((word) => word !== undefined && text.split(/[^\p{L}-]+/u).includes(word)),
  );
}

/** Whether the text below a name has its first word within a sentence, where only names have a capital. */
const isNamedWithin = (lines: readonly FactLine[], at: number, name: string): boolean =>
  isSpokenOf(lines, at, name) && cardBelow(lines, at).some(({ text }) => text.includes(` ${name.split(' ', 1)[0]} `));

/** Whether the text below a name is in the first person: "I'm a fan of all that is old." */
const introducesSelf = (lines: readonly FactLine[], at: number): boolean =>
  INTRODUCES_SELF.endAt(lines[at + 1]?.text ?? '', 0) > 0;

/** How far away the next name of a list of cards may be. */
const MAX_CARD = 6;
/** A longer line above a name in its card is what a customer says. */
const MAX_ABOVE = 40;

/** A line in the same card as a name: closer to it than the next name of its kind. */
function isInCard(lines: readonly FactLine[], at: number, other: FactLine | undefined): other is FactLine {
  const line = lines[at] as FactLine;
  const near = [...lines.slice(Math.max(0, at - MAX_CARD), at).reverse(), ...lines.slice(at + 1, at + 1 + MAX_CARD)];
  const next = near.find(
    (one) =>
      one.kind === line.kind && classOf(one) === classOf(line) && one !== other && isPersonName(nameOn(one).name),
  );
  return other !== undefined && next !== undefined && sharedDepth(line, other) > sharedDepth(line, next);
}

/** Whether a card begins with a name, or with a few words above it, as those of customers do not. */
const isOwnCard = (lines: readonly FactLine[], at: number): boolean =>
  !isInCard(lines, at, lines[at - 1]) || (lines[at - 1]?.text.length ?? 0) <= MAX_ABOVE;

/** What a card says in a few words above or below a name. */
function roleInCard(lines: readonly FactLine[], at: number): string | undefined {
  const texts = [lines[at - 1], lines[at + 1]].flatMap((one) => (isInCard(lines, at, one) ? [one.text] : []));
  const first = texts.map((text) => (sentencesOf(text)[0] ?? '').replace(/\.$/, ''));
  return first.find((text) => isRole(text) || isRemark(text));
}

/** A name below the end of a letter: "With kind regards,". */
function isSigned(lines: readonly FactLine[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at] as FactLine];
  return (
    line.kind === 'paragraph' &&
    above?.kind === 'paragraph' &&
    above.text.endsWith(',') &&
    above.text.length <= MAX_ABOVE &&
    isPersonName(line.text)
  );
}

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
  const signatures = lines.filter(
    (line, at) => line.place === 'content' && (signatureOf(line.text).length > 0 || isSigned(lines, at)),
  );
  const signed = signatures.length === 1 && !namesReviews(signatures[0]?.heading ?? '') ? signatures[0] : undefined;
  const seen: Candidate[] = [];
  const firstNames: Found[] = [];
  const named: Named[] = [];
  const proven = new Set<string>();
  const others = new Set<string>();
  /** Those of a list who have an occupation. */
  const workers: { list: string; isBare: boolean }[] = [];
  /** The classes of lines that are roles, such as `job-title`. */
  const roleClasses = new Set<string>();
  for (const [at, line] of lines.entries()) {
    if (line.place !== 'content' || line.isQuoted) continue;
    const add = (people: readonly Person[], isCertain = true, text = line.text) =>
      seen.push(...people.map((one) => ({ ...one, text, line, isCertain })));
    const split = splitPeople(line.text);
    const section = sectionOf(lines, at);
    const team = ofTeam.get(line) ?? (isTeamPage ? section || title : undefined);
    const { name, beside } = nameOn(line);
    const list = listOf(lines, at, section);
    const isName = beside === '' && (isPersonName(name) || isFirstName(name));
    const below = isName ? roleBelow(lines, at, name) : undefined;
    const mayBe = (as: Named['as'], role: string, isProven: boolean, text = line.text) => {
      named.push({ name, role, text, line, list, as, isProven });
      if (isProven) proven.add(list);
    };
    if (!isPersonName(name)) others.add(list);
    if (line === signed && isSigned(lines, at) && !page.isLegal)
      add([{ name, role: below?.role ?? (section || title) }], true, below?.text);
    if (page.isLegal || (team === undefined && !isPeoplePage && !introducesPeople(section))) {
      add(split.filter(({ role }) => isPrincipal(role)));
      if (page.isLegal) continue;
      if (line === signed && below === undefined) add(signatureOf(line.text));
      if (split.length === 0 && !page.isOfOthers && !namesReviews(section)) add(peopleInText(line.text, title));
      const role = isPersonName(name) ? (below?.role ?? roleInCard(lines, at)) : undefined;
      if (role !== undefined && !page.isOfOthers && !namesReviews(section) && isOwnCard(lines, at)) {
        const isSpoken = isSpokenOf(lines, at, name);
        mayBe('stranger', role, isSpoken && isOccupation(role), below?.text);
        // What else a card says may be a customer's words.
        if (isOccupation(role) || isFormed(role))
          workers.push({ list, isBare: isSpoken || !isInCard(lines, at, lines[at + 2]) });
      } else others.add(list);
      continue;
    }
    if (split.length > 0) {
      add(split);
      continue;
    }
    const isFirst = line.kind === 'heading' && team !== undefined && isFirstName(name);
    if (!isFirst && !isPersonName(name)) {
      add(peopleInText(line.text, title));
      continue;
    }
    // The first paragraphs below a heading about something else are a text.
    const above = lines[at - 1];
    const isBelowHeading = line.kind !== 'heading' && line.kind !== 'row' && above?.kind === 'heading';
    const next = lines[at + 1];
    const isRoleBelow = next && (next.block === line.block || (classOf(next) !== '' && roleClasses.has(classOf(next))));
    const remark = [beside, isRoleBelow ? next.text : ''].find(isRemark);
    if (isFirst) {
      if (below && isSpokenOf(lines, at, name)) add([{ name, role: below.role }], true, below.text);
      else if (below) firstNames.push({ name, role: below.role, text: below.text, line });
    } else if (isBelowHeading && OCCUPATION.test(above.text) && isRole(above.text))
      add([{ name, role: above.text }], true, `${above.text}, ${line.text}`);
    else if (isBelowHeading && !introducesPeople(above.text)) continue;
    else if (below) {
      add([{ name, role: below.role }], team !== undefined || namesTeam(section), below.text);
      proven.add(list);
      roleClasses.add(classOf(below.below));
    } else if (team && !isPersonName(withoutLetters(team))) {
      const isProven =
        line.kind === 'heading' && (name !== line.text || isSpokenOf(lines, at, name) || introducesSelf(lines, at));
      const isOfTeam = section === '' || introducesPeople(section) || OCCUPATION.test(section);
      mayBe(isOfTeam ? 'team' : 'somebody', remark ?? team, isProven);
    } else if (team === undefined) {
      const isOfPage = section === '' || introducesPeople(section);
      const isProven = line.kind === 'heading' && isOfPage && isNamedWithin(lines, at, name);
      mayBe('somebody', remark ?? (section || titleParts(title).find(introducesPeople) || title), isProven);
    }
  }
  for (const list of new Set(workers.map((one) => one.list))) {
    const of = workers.filter((one) => one.list === list);
    const isMost = of.length > 1 && of.length * 2 >= named.filter((one) => one.list === list).length;
    if (isMost && of.every(({ isBare }) => isBare)) proven.add(list);
  }
  const isTeam = isAboutPeople(path) || new Set(seen.map(({ name }) => name)).size > 1;
  // A single word above a role is less certain than a name in front of it.
  const manyFirst = new Set(firstNames.map(({ name }) => name)).size > 2 ? firstNames : [];
  return [
    ...seen.filter(({ isCertain }) => isTeam || isCertain),
    ...manyFirst,
    ...namesInLists(named, proven, others),
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
