import { factsWords } from '../../lexicon/lexicon';
import { sentencesOf } from '../../text/tokens';
import { isPersonName, isPrincipal, nameAtStart, OCCUPATION, withoutTitle } from './person-words';

/** Somebody with the role, or the heading, under which a page names them. */
export type Person = { name: string; role: string };

export const OURS = factsWords('people', 'ours');
export const INTRODUCES_SELF = factsWords('people', 'introducesSelf');
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

/** What stands between a name and its role: "Anna Byrne, our dentist", "Anna Byrne is the dentist", "Anna Byrne, who is still the owner". */
const SAID_OF =
  /,? (?:who |der |die |qui |que |che )?(?:is|ist|est|es|è|é|jest)(?: \p{Ll}+)? (?:the|der|die|la|le|el|il|o|a|de) $|, (?:our|unsere?|notre|nuestr[oa]|onze|ons) $/u;

/** The name that a text ends with; of three words at its start, the first may be none. */
function nameAtEnd(text: string): string | undefined {
  const words = text.split(' ');
  const first = words.findLastIndex((word) => !/^\p{Lu}/u.test(word)) + 1;
  const name = words.slice(first).join(' ');
  return isPersonName(name) && (first > 0 || words.length === 2) ? name : undefined;
}

/** The people whom a text names with their role: "our dentist, Dr Anna Byrne", "Anna Byrne is the dentist", "I'm Anna Byrne". */
export function peopleInText(text: string): Person[] {
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
    const isOurs = OURS.test(sentence);
    return places.flatMap((place, at) => {
      const role = roleBefore(sentence, places, at);
      if (role === undefined || !(isOurs || isPrincipal(role))) return [];
      const before = sentence.slice(0, place.end - role.length);
      const said = SAID_OF.exec(before);
      const behind = isOurs ? nameAtStart(sentence.slice(place.end).replace(/^,? /, '')) : undefined;
      const name = behind ?? (said ? nameAtEnd(before.slice(0, said.index)) : undefined);
      return name ? [{ name, role }] : [];
    });
  });
}

/** "– Pastor Tom Daly" below a text. */
export function signatureOf(text: string): Person[] {
  const [, signed = ''] = /^[-–—]\s?(.{6,60})$/u.exec(text) ?? [];
  const [place] = OCCUPATION.places(signed);
  const name = place?.index === 0 ? signed.slice(place.end).trim() : '';
  return isPersonName(name) ? [{ name, role: signed.slice(0, place?.end) }] : [];
}
