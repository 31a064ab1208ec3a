import { memoize } from '@/lib/text/memoize';
import { factsWords } from '../../lexicon/lexicon';
import { Phrases } from '../../lexicon/phrases';

export const PRINCIPAL = factsWords('people', 'principal');
/** Names of occupations. */
export const OCCUPATION = Phrases.anyOf([
  PRINCIPAL,
  factsWords('people', 'occupation', /\bchair(?:man|woman|person| of|(?=$))\b|\b(?:head|lead|leader|chief)(?=$|\s@)/u),
]);
const WORD_OF_ROLE = factsWords('people', 'wordOfRole');
const LETTERS = new RegExp(
  `\\b(?:${'RDH LCSW LPC LMFT LMHC PsyD PhD MD DDS DMD DVM VMD BVSc BDS MSc BSc BA MA MBA FCA ACA ACCA CPA MRCVS MSW LMSW PLPC PLMFT RN'.replaceAll(' ', '|')})\\b`,
);
const PARTICLE = "(?:Mc|Mac|O['’]|Ó |Ní |Uí |Mac |[Dd]e |[Dd]el |[Dd]i |[Dd]a |dos |(?:van|von)(?: de[nr])? |zu |Le )";
const NAME_PART = `(?:${PARTICLE}?\\p{Lu}[\\p{Ll}'’]+(?:-?\\p{Lu}[\\p{Ll}'’]+){0,2})`;
/** Two to four parts, of which the first is no initial. */
const NAME = new RegExp(
  `^(?=\\p{Lu}(?:[\\p{L}'’]| \\p{L}))(?:(?:^| )(?:${NAME_PART}|\\p{Lu}\\.?)(?![\\p{L}\\d])){2,4}`,
  'u',
);
const FIRST_NAME = new RegExp(`^(?:${NAME_PART}|\\p{Lu}{3,12})$`, 'u');
const TITLE = factsWords('people', 'title');
/** Capitalised words of section headings, which are not names. */
const NOT_NAME = factsWords('people', 'notName');

export function withoutTitle(text: string): string {
  const end = TITLE.endAt(text, 0);
  return end < 0 ? text : text.slice(end).replace(/^\.? ?(?:ssa |(?:med|dent|vet)\. ?)*/, '');
}

/** Two to four capitalised words that are not the name of a service, place or job. */
export const isPersonName = (text: string): boolean =>
  text.length <= 50 &&
  NAME.exec(withoutTitle(text))?.[0] === withoutTitle(text) &&
  !NOT_NAME.test(text) &&
  ![OCCUPATION, WORD_OF_ROLE].some((word) => word.test(text));

/** A single capitalised word that may be a first name. */
export const isFirstName = (text: string): boolean =>
  FIRST_NAME.test(text) && ![NOT_NAME, TEAM, OCCUPATION, WORD_OF_ROLE].some((one) => one.test(text));

/** The name that a text begins with, before something else. */
export function nameAtStart(text: string): string | undefined {
  const bare = withoutTitle(text);
  const name = NAME.exec(bare)?.[0];
  return name && isPersonName(name) ? text.slice(0, text.length - bare.length) + name : undefined;
}

const VACANT = factsWords('people', 'vacant');
/** Where somebody was before: the name behind it is of another business. */
export const ELSEWHERE = factsWords('people', 'elsewhere');
export const DETERMINER = factsWords('people', 'determiner');
const WITHIN = Phrases.anyOf([ELSEWHERE, factsWords('people', 'within')]);

/** Whether a text is cut from a sentence: "parishes with a priest", "Teacher of". */
function isFragment(text: string): boolean {
  const [first] = OCCUPATION.places(text);
  return WITHIN.test(text.slice(0, first?.index ?? 0)) || [DETERMINER, WITHIN].some((word) => word.ends(text));
}

/** Words with which no role begins. */
const NO_ROLE = factsWords('people', 'noRole');

/** A short text that names an occupation, but not what belongs to one: "Managing Director", but not "Power of Attorney". */
export const isRole = memoize(
  (text): boolean =>
    text.length >= 2 &&
    text.length <= 70 &&
    [OCCUPATION, LETTERS].some((role) => role.test(text.replace(/\bof \p{L}+/gu, ''))) &&
    !/[.!?:]$/.test(text) &&
    text.split(/\s+/).length <= 9 &&
    !NO_ROLE.test(text) &&
    !isFragment(text) &&
    !VACANT.test(text) &&
    !/\d{5}|\d{3}[\s-]\d|\S@|:/.test(text),
);

/** Whether a label is of somebody who has the business. */
export const isPrincipal = (label: string): boolean => label.length <= 60 && PRINCIPAL.test(label);

/** The letters behind a name: "Anna Byrne, LCSW", "Anna Byrne BSc". */
const CREDENTIAL = new RegExp(
  `,?\\s+${LETTERS.source}\\.?$|,?\\s+(?=\\S*\\p{Lu}{2})\\p{Lu}[\\p{L}.]{1,9}$|,(?:\\s+(?=\\S*\\p{Lu}\\S*\\p{Lu})\\p{Lu}[\\p{L}.]{1,9})+$`,
  'u',
);
const MAX_WITH_LETTERS = 110;

/** A name without the letters behind it, which are removed one by one: a pattern for all of them could take exponential time. */
export function withoutLetters(text: string): string {
  let name = text;
  for (let before = ''; name !== before && name.length <= MAX_WITH_LETTERS; ) {
    before = name;
    name = name.replace(CREDENTIAL, '');
  }
  return name;
}

/** What a page that introduces people is called. */
const TEAM = factsWords('people', 'team');
const ABOUT = factsWords('people', 'about');
/** Whether a title or heading introduces people; each line below a heading asks again. */
export const introducesPeople = memoize(
  (title): boolean => TEAM.test(title) || ABOUT.test(title) || /\bcontact\b/i.test(title),
);
/** Whether a path is of a page about people, or about the business. */
export const isAboutPeople = memoize((path): boolean => TEAM.test(path) || ABOUT.test(path));
export const namesTeam = memoize((title): boolean => TEAM.test(title));
/** "Our team", "The people behind Oak Hall", but not "Our team days". */
export const isTeamHeading = memoize(
  (text): boolean =>
    text.length <= 60 &&
    TEAM.standsBetween(
      text,
      /^(?:[\p{L}’']+ ){0,3}$/u,
      /^(?:[\s.:!…]*|\s(?:at|of|in|behind|bei|der|de|di|du|van)\s.*)$/u,
    ),
);
