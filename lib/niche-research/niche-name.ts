import { stemsOf } from '@/lib/reader/text/tokens';
import { phrasePattern, words } from './word-lists';

const generic = new Set(words.generic);

/** A place at the end of a niche, known by its capital: "in Newry". */
const PLACE = /\s(?:in|near|around|at)\s+(?:the\s+)?\p{Lu}.*$/u;
const places = [...words.counties, ...(words.places.IE ?? []), ...(words.places.GB ?? [])];
const ANY_PLACE = phrasePattern(places.flatMap((name) => [name, `Co ${name}`, `Co. ${name}`, `County ${name}`]));

/** The words that distinguish a niche: "plumber" of "emergency plumber in Galway". All words if every one is generic. */
export function coreOf(niche: string): string {
  const core = niche
    .replace(PLACE, '')
    .replaceAll(ANY_PLACE, '')
    .split(/[\s,/()&+-]+/)
    .filter((word) => stemsOf(word).length > 0 && !generic.has(word.toLowerCase()));
  return core.length > 0 ? core.join(' ') : niche;
}
