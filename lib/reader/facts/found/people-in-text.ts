import { factsWords } from '../../lexicon/lexicon';
import { sentencesOf } from '../../text/tokens';
import { titleParts } from '../shared/title-parts';
import { DETERMINER, ELSEWHERE, isPersonName, isPrincipal, nameAtStart, OCCUPATION, PRINCIPAL } from './person-words';

/** Somebody with the role, or the heading, under which a page names them. */
export type Person = { name: string; role: string };

export const OURS = factsWords('people', 'ours');
export const INTRODUCES_SELF = factsWords('people', 'introducesSelf');
const MAX_TEXT = 600;
const TWO_NAMES = /\p{Lu}[\p{L}’'.-]* \p{Lu}/u;
/** The most characters between a name and the occupation that is said of it. */
const MAX_GAP = 40;

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
    if (!word || [DETERMINER, ELSEWHERE].some((one) => one.begins(word, /^$/)) || (words > 0 && !/^\p{Lu}/u.test(word)))
      break;
    start -= word.length + 1;
  }
  const role = sentence.slice(start, places[at]?.end);
  return ELSEWHERE.ends(sentence.slice(0, start).trimEnd()) || role.length > 70 ? undefined : role;
}

/** What stands between a name and its role: "Anna Byrne, our dentist", "Anna Byrne is the dentist", "Anna Byrne, who is still the owner". */
const SAID_OF =
  /,? (?:who |der |die |qui |que |che )?(?:is|ist|est|es|è|é|jest)(?: \p{Ll}+)? (?:the|der|die|la|le|el|il|o|a|de) $|, (?:our|unsere?|notre|nuestr[oa]|onze|ons) $/u;
/** What stands between a name and the role of somebody who has the business: "Anna Byrne, the owner". */
const APPOSITION = /, (?:the )?$/u;

/** The name that a text ends with; of three words at its start, the first may be none. */
function nameAtEnd(text: string): string | undefined {
  const words = text.split(' ');
  const first = words.findLastIndex((word) => !/^\p{Lu}/u.test(word)) + 1;
  const name = words.slice(first).join(' ');
  return isPersonName(name) && (first > 0 || words.length === 2) ? name : undefined;
}

/** Says by whom a business was founded, or is run. */
const FOUNDED = factsWords('people', 'foundedBy');
const LATER = [' now ', ' today'];
/** What a business calls itself. */
const BUSINESS = factsWords('people', 'business');

/** What stands in front of that in a sentence about itself: "We are a small family business". */
const BEFORE_BUSINESS = /^(?:(?:we|it|this) (?:are|is) |(?!(?:we|I) ))(?:\S+ ){0,3}$/iu;
/** The most words of a subject such as "Our shop has been". */
const MAX_SUBJECT = 4;

/** The name at the start of a text, or behind a few words: "arborist Tom Daly". */
const nameSoon = (text: string) => nameAtStart(text.replace(/^(?:\p{Ll}+,? ){1,3}(?=\p{Lu})/u, ''));

/** By whom the business was founded, or is run, if a sentence says that of it and not of something else, such as a method. */
function foundersIn(sentence: string, title: string): Person[] {
  const said = FOUNDED.find(sentence);
  // Who founded it may not be there any more.
  if (!said || LATER.some((word) => sentence.includes(word, said.end))) return [];
  const subject = sentence.slice(0, said.index).trimEnd();
  const words = subject.replace(/^(?:The|An?) /, '').split(' ');
  const isBusiness =
    subject === '' ||
    BUSINESS.standsBetween(subject, BEFORE_BUSINESS, /^/) ||
    (OURS.test(subject) && words.length <= MAX_SUBJECT && !subject.endsWith(',')) ||
    titleParts(title).some((part) => part.split(' ', 1)[0] === words[0]);
  const name = isBusiness ? nameSoon(sentence.slice(said.end).trimStart()) : undefined;
  return name ? [{ name, role: sentence.slice(said.index, sentence.indexOf(name) + name.length) }] : [];
}

/** "His daughter Orla", "our son, Tom". */
const KIN = factsWords('people', 'kin');
/** What somebody is or does, behind his name: ", who does the payroll", " is a joiner"; no past, and nothing about life. */
const DOES =
  /^,? (?:who )?(?:is (?:an?|our|the) (?=\p{Ll})|(?!(?:has|was|is|says|lives|likes|loves)\b)(?=\p{Ll}{2,}s \p{Ll}))([^,;.]{3,60})/u;

/** The relatives of somebody with what they do in the business: "his daughter Orla Daly restores chairs". */
function kinIn(sentence: string): Person[] {
  return [...KIN.places(sentence)].flatMap(({ end }) => {
    const behind = sentence.slice(end).replace(/^,? /, '');
    const name = nameAtStart(behind);
    const role = name && DOES.exec(behind.slice(name.length))?.[1];
    return name && role ? [{ name, role: role.trim() }] : [];
  });
}

/** Who is spoken of behind his name, and of a sentence with relatives the subject: "Petra Novak, who looks after brows". */
function doersIn(sentence: string, isKin: boolean): Person[] {
  const at = sentence.indexOf(', who ');
  const names = [isKin ? nameAtStart(sentence) : undefined, at > 0 ? nameAtEnd(sentence.slice(0, at)) : undefined];
  return names.flatMap((name) => {
    const role = name && DOES.exec(sentence.slice(sentence.indexOf(name) + name.length))?.[1];
    return name && role ? [{ name, role: role.trim() }] : [];
  });
}

/** Occupations by their form, where somebody has or is one: "our upholsterer". */
const OF_FORM = /\b(?:[Oo]ur|[Mm]y|an?) ((?:\p{Ll}+ )?\p{Ll}{3,}(?:er|ist|ian|man|wife|smith))(?! \p{Ll})/gu;
/** Those who are no staff. */
const STRANGER = factsWords('people', 'stranger');

/** Whether a role is an occupation by its form alone: "Climber", "Tree surgeon". */
export const isFormed = (role: string): boolean =>
  !STRANGER.test(role) && `a ${role.toLowerCase()}`.match(OF_FORM)?.[0].length === role.length + 2;

/** The people whom a sentence names with an occupation. */
function workersIn(sentence: string): Person[] {
  const isOurs = OURS.test(sentence);
  if (!isOurs && !PRINCIPAL.test(sentence)) return [];
  const places = [...OCCUPATION.places(sentence)];
  const known = places.flatMap((place, at) => {
    const role = roleBefore(sentence, places, at);
    return role === undefined ? [] : [{ role, end: place.end }];
  });
  const formed = [...sentence.matchAll(OF_FORM)].flatMap(({ index, 0: all, 1: role = '' }) =>
    STRANGER.test(role) ? [] : [{ role, end: index + all.length }],
  );
  return [...known, ...formed].flatMap(({ role, end }) => {
    const isOwner = isPrincipal(role);
    if (!(isOurs || isOwner)) return [];
    const before = sentence.slice(0, end - role.length);
    const said = SAID_OF.exec(before) ?? (isOwner ? APPOSITION.exec(before) : null);
    const behind =
      isOurs && (isOwner || !before.endsWith(' the '))
        ? nameAtStart(sentence.slice(end).replace(/^,? /, ''))
        : undefined;
    const name = behind ?? (said ? nameAtEnd(before.slice(0, said.index)) : undefined);
    return name ? [{ name, role }] : [];
  });
}

/** The most characters in front of the words by which somebody introduces himself: "Hello there, I'm Anna Byrne". */
const MAX_GREETING = 15;

/** Who introduces himself in a sentence. */
function selfIn(sentence: string): Person[] | undefined {
  const said = INTRODUCES_SELF.find(sentence);
  const name = said && said.index <= MAX_GREETING ? nameAtStart(sentence.slice(said.end).trimStart()) : undefined;
  if (name === undefined) return undefined;
  const places = [...OCCUPATION.places(sentence)];
  const [first] = places;
  const isNear = first !== undefined && first.index - sentence.indexOf(name) - name.length <= MAX_GAP;
  return [{ name, role: (isNear ? roleBefore(sentence, places, 0) : undefined) ?? sentence }];
}

/** The people whom a text names with what they are to the business: "our dentist, Dr Anna Byrne", "run by Anna Byrne", "I'm Anna Byrne". */
export function peopleInText(text: string, title = ''): Person[] {
  if (text.length > MAX_TEXT || !TWO_NAMES.test(text)) return [];
  return sentencesOf(text).flatMap((sentence) => {
    if (!TWO_NAMES.test(sentence)) return [];
    const self = selfIn(sentence);
    if (self) return self;
    const isKin = KIN.test(sentence);
    const doers = (isKin || OURS.test(sentence)) && !STRANGER.test(sentence) ? doersIn(sentence, isKin) : [];
    const people = [
      ...foundersIn(sentence, title),
      ...workersIn(sentence),
      ...(isKin ? kinIn(sentence) : []),
      ...doers,
    ];
    return people.filter(({ name }, at) => people.findIndex((other) => other.name === name) === at);
  });
}

/** "– Pastor Tom Daly" below a text. */
export function signatureOf(text: string): Person[] {
  const [, signed = ''] = /^[-–—]\s?(.{6,60})$/u.exec(text) ?? [];
  const [place] = OCCUPATION.places(signed);
  const name = place?.index === 0 ? signed.slice(place.end).trim() : '';
  return isPersonName(name) ? [{ name, role: signed.slice(0, place?.end) }] : [];
}
