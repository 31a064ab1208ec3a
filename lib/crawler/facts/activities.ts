import { remember } from '../remember';

/** Nouns for what businesses do for customers. */
const NOUNS =
  '\\p{L}*therap(?:y|ies)|\\p{L}*iatry|\\p{L}*opathy|\\p{L}*dont(?:ics|ology|ia|istry)|dentistry|physio|massages?|facials?|acupuncture|chiropody|chiropractic|dietetics|optometry|audiology|reflexology|reiki|pilates|yoga|meditation|hypnosis|manicures?|pedicures?|implants?|dentures?|crowns|veneers|braces|invisalign|botox|fillers?|peels?|injections?|surgery|treatments?|services|lessons?|classes|courses?|tuition|workshops?|consultations?|consultancy|surveys?|inspections?|certificates?|certification|repairs?|replacements?|installations?|maintenance|removals?|clearances?|reductions?|conversions?|extensions?|renovations?|refurbishments?|remodels?|restorations?|rewires?|upgrades?|electrics|joinery|carpentry|masonry|brickwork|groundworks?|demolition|excavation|drainage|design|photography|videography|hire|rentals?|taxi|transfers?|alignment|recovery|diagnostics|conveyancing|probate|wills|payroll|accountancy|tax returns?|mortgages?|litigation|rehabilitation|screening|vaccinations?|day ?care|care|storage|moves?|supervision|haircuts?|nails|lashes|make-?up|(?:waste|pest|facilities|property|project|woodland|hedge|estate) (?:management|control)|(?:drop-in|home|farm) visits?';
/** Nouns in -ing that name nothing done for customers. */
const OTHER_GERUNDS =
  'safeguard|fundrais|book|park|pric|open|meet|financ|hir|recruit|din|list|build|morn|even|spr|str|th|noth|everyth|anyth|someth|dur|hous|cloth|test|review|shar|rat|fund|stand|outstand|wedd|offer|upcom|com|includ|liv|learn|read|bring|sponsor|giv|volunteer|donat|work|pay|bill|order|wellbe|camp|hik|watch|rid|ski|fish|peep|understand|last|runn|gather|train with|market|fold|need|amaz|excit|lead|grow|feel|ceil|sibl|follow|check|return|interest|welcom|charm|relax|car|lov|pudd|dress|dumpl|stuff|topp|season';
const GERUND = `(?!(?:${OTHER_GERUNDS})ings?(?!\\p{L}))\\p{L}{3,}ings?`;
const ACTIVITY = new RegExp(`(?<!\\p{L})(?<!gift )(?:${NOUNS}|${GERUND})$`, 'iu');

/** The last noun of a name before "for", "of" and other prepositions: what it is a kind of. */
function headOf(name: string): string {
  const [head = ''] = name
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s(?:at|in|for|with|of|to|on|by|from|across|near|[–—-])\s/i);
  return (
    head
      .trim()
      .split(/\s*(?:[&,/+]|\band\b)\s*/i)
      .at(-1) ?? ''
  );
}

/**
 * Whether the head of a name is an activity: "Drain repairs", "Massage at work", "Podiatry & chiropody", but not "Treatment
 * plans".
 */
export const namesActivity = remember((name) => ACTIVITY.test(headOf(name)));
