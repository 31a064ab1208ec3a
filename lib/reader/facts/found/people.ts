import { factsWords } from '../../lexicon/lexicon';
import { readObject, readText, type Thing } from '../../page/structured-data';
import { memoize } from '../../text/memoize';
import { sentencesOf } from '../../text/tokens';
import { type FactLine, joinHeadings } from '../shared/page-lines';

type Person = { name: string; role: string };
type Found = Person & { text: string; line: FactLine };

/** Names of occupations, but not what belongs to one: "Power of Attorney". */
const OCCUPATION = factsWords(
  'people',
  'occupation',
  /(?<!\bof )\bchair(?:man|woman|person| of|(?=$))\b|\b(?:head|lead|leader|chief)(?=$|\s@)/u,
);
const WORD_OF_ROLE = factsWords('people', 'wordOfRole');
const LETTERS = new RegExp(
  `\\b(?:${'RDH LCSW LPC LMFT LMHC PsyD PhD MD DDS DMD DVM VMD BVSc BDS MSc BSc BA MA MBA FCA ACA ACCA CPA MRCVS MSW LMSW PLPC PLMFT RN'.replaceAll(' ', '|')})\\b`,
);
const NAME_PART =
  "(?:(?:Mc|Mac|O['’]|Ó |Ní |Uí |Mac |De |de |van |von |Di )?\\p{Lu}[\\p{Ll}'’]+(?:-\\p{Lu}[\\p{Ll}'’]+)?(?:\\p{Lu}\\p{Ll}+)?)";
const TITLE = /^(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Fr|Rev|Sir)\.? /;
const NAME = new RegExp(`^${NAME_PART}(?: (?:\\p{Lu}\\.?|${NAME_PART})){1,3}$`, 'u');
/** Capitalised words of section headings, which are not names. */
const NOT_NAME = factsWords('people', 'notName');
/** What a page that introduces people is called. */
const TEAM = factsWords('people', 'team');
/** A page whose roles are vacant. */
const JOBS = /\b(?:recruitment|careers?|vacanc(?:y|ies)|jobs?|join us)\b/i;
/** Whether a title or heading introduces people; each line below a heading asks again. */
const introducesPeople = memoize((title) => TEAM.test(title) || /\bcontact\b/i.test(title));

/** Two to four capitalised words that are not the name of a service, place or job. */
const isPersonName = (text: string) =>
  text.length <= 50 &&
  NAME.test(text.replace(TITLE, '')) &&
  !NOT_NAME.test(text) &&
  ![OCCUPATION, WORD_OF_ROLE].some((word) => word.test(text));

/** A short text that names an occupation: "Managing Director", "Head Chef & Owner". */
const isRole = (text: string) =>
  text.length >= 2 &&
  text.length <= 70 &&
  [OCCUPATION, LETTERS].some((role) => role.test(text)) &&
  !/[.!?:]$/.test(text) &&
  text.split(/\s+/).length <= 9 &&
  !/^(?:meet|our|the|contact|call|email|book|ask|see|view|read|find|about|with|we|i|as|an?|her|his|their)\b/i.test(
    text,
  ) &&
  !/\d{3}|\S@|:|\b(?:is|are|was|has|have)\b/.test(text);

/** Whether a role names an occupation, and not what somebody works on: "Massage Therapist", but not "Massage & Wellness". */
export const namesOccupation = ({ role }: Person): boolean => isRole(role);

/** "Design lead @annacodes", "Optician at Oak Opticians": the account or business is no part of the role. */
const withoutAccount = (role: string) => role.replace(/\s+(?:@\w+|at \p{Lu}.*)$/u, '');

/** The letters behind a name: "Anna Byrne, LCSW", "Anna Byrne BSc". */
const CREDENTIAL = new RegExp(
  `,?\\s+${LETTERS.source}\\.?$|,?\\s+(?=\\S*\\p{Lu}{2})\\p{Lu}[\\p{L}.]{1,9}$|,(?:\\s+(?=\\S*\\p{Lu}\\S*\\p{Lu})\\p{Lu}[\\p{L}.]{1,9})+$`,
  'u',
);
const MAX_WITH_LETTERS = 110;

/** A name without the letters behind it, which are removed one by one: a pattern for all of them could take exponential time. */
function withoutLetters(text: string): string {
  let name = text;
  for (let before = ''; name !== before && name.length <= MAX_WITH_LETTERS; ) {
    before = name;
    name = name.replace(CREDENTIAL, '');
  }
  return name;
}

/** The name and role on one line: "Anna Byrne – Director", "Anna Byrne, Director", "Anna Byrne (Director)", "Director: Anna Byrne" */
function splitPerson(text: string): Person | undefined {
  if (text.length > 110) return undefined;
  const match = /^(.{4,50}?)(?:\s*[–—|:]\s*|\s+-\s+|,\s+|\s+\()(.{2,70}?)\)?$/u.exec(text);
  if (!match) return undefined;
  const [, first = '', second = ''] = match;
  if (isPersonName(first) && isRole(second)) return { name: first, role: withoutAccount(second) };
  // "Specialist Teacher, Specific Learning Difficulties" and "Trainer Diploma - Currently Undertaking" name nobody.
  const isLabelled = /^\s*[:|]/.test(text.slice(first.length));
  return isLabelled && isPersonName(second) && isRole(first)
    ? { name: second, role: withoutAccount(first) }
    : undefined;
}

/** "Owner & Clinic Director · 18+ yrs": the role ends at the separator. */
const tidyRole = (text: string) =>
  text
    .split(/\s[·•|–—-]\s/)
    .filter((part) => !/\d/.test(part))
    .join(' · ') || text;

/** The heading of the section that a line is in; for a heading, the one above it. */
function sectionOf(lines: FactLine[], at: number): string {
  const line = lines[at] as FactLine;
  if (line.kind !== 'heading') return line.heading;
  const above = lines
    .slice(Math.max(0, at - 60), at)
    .findLast(({ kind, level }) => kind === 'heading' && level < line.level);
  return above?.text ?? '';
}

/** People and their roles on pages that introduce a team: a name with the role on the same line or the next one. */
export function findPeople(lines: FactLine[], title: string, url: string): Found[] {
  const joined = joinHeadings(lines);
  // The lines of a heading are a name, or a name and a role.
  return [
    ...peopleIn(lines, title, url),
    ...(joined.length === lines.length ? [] : peopleIn(joined, title, url)),
    ...firstNames(joined, url),
  ];
}

const isTeamPath = (url: string) => TEAM.test(new URL(url).pathname.replace(/[-_/]/g, ' '));

/** A first name alone, which may be in capitals. */
const FIRST_NAME = new RegExp(`^(?:${NAME_PART}|\\p{Lu}{3,12})$`, 'u');

/** The people that several headings introduce by first name, with a role below it, on a page about people. */
function firstNames(lines: FactLine[], url: string): Found[] {
  if (!isTeamPath(url)) return [];
  const found = lines.flatMap((line, at) => {
    const [name, next] = [line.text, lines[at + 1]];
    if (line.kind !== 'heading' || next?.kind !== 'paragraph' || !FIRST_NAME.test(name) || !isRole(next.text))
      return [];
    if ([NOT_NAME, TEAM, OCCUPATION, WORD_OF_ROLE].some((one) => one.test(name))) return [];
    return [{ name, role: withoutAccount(next.text), text: `${name}, ${next.text}`, line }];
  });
  // A single word above a role is less certain than a name in front of it.
  return new Set(found.map(({ name }) => name)).size > 2 ? found : [];
}

type Candidate = Found & { isCertain: boolean };

/**
 * The people in some lines. A name above its role is certain on a page that introduces people, below such a heading, or next to
 * others: elsewhere, it is often a heading in title case.
 */
function peopleIn(lines: FactLine[], title: string, url: string): Found[] {
  const path = new URL(url).pathname.replace(/[-_/]/g, ' ');
  if (JOBS.test(path)) return [];
  const isPeoplePage = introducesPeople(`${path} ${title}`);
  const candidates = lines.flatMap((line, at): Candidate[] => {
    if (line.place !== 'content' || line.isQuoted || (!isPeoplePage && !introducesPeople(sectionOf(lines, at))))
      return [];
    const next = lines[at + 1];
    const split = splitPerson(line.text);
    if (split) return [{ ...split, text: line.text, line, isCertain: true }];
    const name = withoutLetters(line.text);
    // A heading says more than a role, unless it is below that of its person.
    const isAboveOther = next?.kind === 'heading' && (line.kind !== 'heading' || next.level < line.level);
    if (!next || isAboveOther || next.isQuoted || !isPersonName(name)) return [];
    // A list of links below a heading: "Keep Reading", "Dentist in Oakford".
    if (next.block.linkLength >= next.text.length && line.block.linkLength === 0) return [];
    // The first paragraphs below a heading about something else are a text.
    const above = lines[at - 1];
    if (line.kind !== 'heading' && above?.kind === 'heading' && !introducesPeople(above.text)) return [];
    const [first = ''] = sentencesOf(next.text.replace(name, ''));
    const role = first.replace(/^[\s.,–-]+|(?<![\s.,–-])[\s.,–-]+$/gu, '');
    // A role in front of a name, or behind the last item of a list, is that of somebody else.
    const below = lines[at + 2];
    const isOfNext = line.kind !== 'heading' && below?.kind === 'heading' && isPersonName(below.text);
    if (isOfNext || (line.kind === 'item' && next.kind !== 'item')) return [];
    if (!isRole(role) || isPersonName(role)) return [];
    return [
      {
        name,
        role: tidyRole(role),
        text: `${line.text}, ${next.text}`,
        line,
        isCertain: TEAM.test(sectionOf(lines, at)),
      },
    ];
  });
  const isTeam = TEAM.test(path) || new Set(candidates.map(({ name }) => name)).size > 1;
  return candidates
    .filter(({ isCertain }) => isTeam || isCertain)
    .map(({ name, role, text, line }) => ({ name, role, text, line }));
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
