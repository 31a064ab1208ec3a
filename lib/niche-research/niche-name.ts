import { patternOf } from '@/lib/reader/lexicon/phrases';
import { stemsOf } from '@/lib/reader/text/tokens';
import { words } from './word-lists';

const generic = new Set(words.generic);

/** A place at the end of a niche, known by its capital: "in Newry". */
const PLACE = /\s(?:in|near|around|at)\s+(?:the\s+)?\p{Lu}.*$/u;
const places = [...words.counties, ...(words.places.IE ?? []), ...(words.places.GB ?? [])];
const ANY_PLACE = patternOf(places.flatMap((name) => [name, `Co ${name}`, `Co. ${name}`, `County ${name}`]));

/** The words that distinguish a niche: "plumber" of "emergency plumber in Galway". All words if every one is generic. */
export function coreOf(niche: string): string {
  const core = ANY_PLACE.replace(niche.replace(PLACE, ''), '')
    .split(/[\s,/()&+-]+/)
    .filter((word) => stemsOf(word).length > 0 && !generic.has(word.toLowerCase()));
  return core.length > 0 ? core.join(' ') : niche;
}
