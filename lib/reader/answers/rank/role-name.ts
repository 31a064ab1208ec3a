import { answersLexicon as listed } from '../../lexicon/lexicon';
import { stemsOf } from '../../text/tokens';
import type { Unit } from '../site/units';
import type { Concept } from './concepts';
import { matchStrength } from './overlap';

const NAME = "(?:\\p{Lu}[\\p{L}'’]+ (?:(?:and|&) \\p{Lu}[\\p{L}'’]+ )?|Dr\\.? )\\p{Lu}[\\p{L}'’]+";
/** What owners do, next to the name: `Run by local woman Mary Lynch`, `Mary Lynch bought the mill`. */
const OWNS = [
  `\\b(?:[Rr]un|[Oo]wned|[Ll]ed|[Mm]anaged|[Ff]ounded|[Ee]stablished|[Ss]et up|[Ss]tarted)(?: and \\p{Ll}+)? by (?:\\p{L}+ ){0,5}?${NAME}`,
  `\\b[Ww]e are ${NAME}\\b.*\\b(?:owners?|owned|run)\\b`,
  `${NAME} (?:own|run|found|purchas|bought)\\p{Ll}* (?:the|this|it|our|in)\\b`,
].map((source) => new RegExp(source, 'u'));
const OWNER_ROLE = listed('roleName', 'ownerRole');

/** A name with its role after it: `Mary Lynch, owner`, `Mary Lynch is our senior stylist`. */
const NAME_ROLE = new RegExp(`${NAME}(?:, | is | are | - | – )((?:[\\p{L}\\d'’-]+ ?){1,7})`, 'gu');
/** A name with its role before it: `your host Mary Lynch`, `The senior stylist is Mary Lynch`. */
const ROLE_NAME = new RegExp(`((?:[\\p{L}'’-]+ ){1,4}?[\\p{L}'’-]+),?(?: is| are|:)? (?=${NAME})`, 'gu');

const PERSON = /^(?:(?:Dr|Mr|Mrs|Ms|Miss)\.? )?\p{Lu}[\p{L}'’-]+ (?:(?:and|&) )?\p{Lu}[\p{L}'’-]+/u;
const ONLY_PERSON = new RegExp(`${PERSON.source}(?: \\p{Lu}[\\p{L}'’-]+)?$`, 'u');
/** `Architect`, `senior stylist`, not `Our DJ events`, nor `Thai massage`. */
const ENDS_WITH_PERSON = listed('roleName', 'endsWithPerson');
const isRole = (text: string): boolean => !/[.!?] ./.test(text);

/** True for a line that names who has the role that is asked for, next to the role, above it or below it. */
export function namesRole(required: readonly Concept[], { text, label, headings }: Unit): boolean {
  const says = (role: string): boolean => {
    const stems = new Set(stemsOf(role));
    return (
      required.length > 0 &&
      required.every((concept) => (concept.topic ? OWNER_ROLE.test(role) : matchStrength(concept, stems) === 1))
    );
  };
  // Not `see the manager at Meadow House`.
  const endsWithRole = (words: string): boolean => {
    const last = words.split(' ').at(-1) ?? '';
    const stems = new Set(stemsOf(last));
    return OWNER_ROLE.test(last) || required.some((concept) => matchStrength(concept, stems) > 0);
  };
  const isTitle = (words: string): boolean =>
    words.split(/\s*(?:[,&/|]|\band\b)\s*/).some((part) => ENDS_WITH_PERSON.test(part) && endsWithRole(part));
  const above = (label ?? headings.at(-1) ?? '').replace(/^(?:about|meet|hi,? i['’]?a?m|hello,? i['’]?a?m) /i, '');
  if (PERSON.test(text) && isRole(above) && !/[.!?]$/.test(above) && says(above) && !says(text)) return true;
  if (ONLY_PERSON.test(above) && isRole(text) && says(text) && !says(above) && isTitle(text)) return true;
  if (required.some(({ topic }) => topic !== undefined) && OWNS.some((way) => way.test(text))) return true;
  if ([...text.matchAll(NAME_ROLE)].some(([, role = '']) => says(role) && isTitle(role))) return true;
  return [...text.matchAll(ROLE_NAME)].some(([, role = '']) => says(role) && endsWithRole(role));
}
