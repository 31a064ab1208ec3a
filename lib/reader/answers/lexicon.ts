import { stemOf, wordsOf } from '../text/tokens';

/** Generic words of questions: their absence from a site proves nothing. */
const GENERIC = new Set(
  wordsOf(
    'good best nice great really today currently people person someone myself kind type sort look looks looking find ask asking wants ' +
      'works working work name time times day days way lot bit still ever possible happen happens give gives take takes make makes keep ' +
      'keeping see say said put puts come comes around long far often soon late early new whole right think feel try trying ' +
      'anywhere somewhere elsewhere help helping exactly actually usually normally first last next many number amount different other stay staying travel travelling ' +
      'business company place shop website page information info details question accept accepts allow allowed welcome charge ' +
      'cater fit leave bring brings stop manage include included including full main one two three else both open use ' +
      'serve serves service run runs go going part done stuff cost costs price much mind goes pass policy meals meal provide worked ' +
      'handle suitable special certain money main available anybody everything yourself yourselves somebody round ' +
      'cases instead without answer plan plans away while since please able tell thing things friendly each per ' +
      'customer customers client clients patient patients guest guests book booking deal deals visit hold held call real need needs extra ' +
      'complete total ok okay afterwards another later longer less ready stuff thing bits yet rest mind',
  ).map(stemOf),
);

/** Those that say nothing of their own next to another word: `make buttonholes`, not `book a table`. */
const LIGHT = new Set(
  wordsOf(
    'make makes take takes give gives keep keeping put come comes bring brings see find help helping work works working worked do done handle deal deals case cases ' +
      'manage provide include includes included including accept accepts allow allowed cater charge need needs good best nice great really ' +
      'new another extra afterwards later actually usually normally today currently able possible ever still stuff thing things bit lot sort kind type someone somebody person people ' +
      'anybody everybody myself yourself yourselves number business company place shop please ok okay mind extra use serve service',
  ).map(stemOf),
);

/** True for a generic word that may be missing even where only one other word of a question is understood. */
export const isLight = (stem: string): boolean => LIGHT.has(stem);

/** True for a generic word, whose absence from a site proves nothing. */
export const isGeneric = (stem: string): boolean => GENERIC.has(stem);

const MEASURES = new Set(
  wordsOf(
    'euro euros eur pound pounds pence per each from hour hours minute minutes day days night nights week weeks month months year years ' +
      'child adult person people pp total only start starts starting vat inc including extra only approx monday tuesday wednesday thursday ' +
      'friday saturday sunday price prices rate rates cost costs fee fees charge charges sharing shared share pps single double ' +
      'standard occupancy admission entry adults children families family senior seniors students student mon tue tues wed thu thurs fri sat sun weekday weekend noon midnight daily',
  ).map(stemOf),
);

/** True for a word of measurement, which names no subject: `per night`, `from`, `hours`. */
export const isMeasure = (stem: string): boolean => MEASURES.has(stem);

/** True for a stem that can name what a line is about: neither generic, nor a number or measure. */
export const isSubject = (stem: string): boolean =>
  !/\d/.test(stem) && stem.length > 2 && !isGeneric(stem) && !isMeasure(stem);
