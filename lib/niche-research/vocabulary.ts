import { COUNTIES } from '@/lib/crawler/facts/address-anchors';
import type { BusinessType } from '@/lib/industries';
import { placesOf } from './places';

/** Words that texts about a trade use, apart from its name. They are compared by stem. */
export const tradeWords: Record<BusinessType, string> = {
  restaurant:
    'restaurant café cafe menu chef kitchen food allergen hygiene haccp waiter waiting dining diner catering takeaway bar pub beverage cook cooking dish meal recipe table booking reservation cuisine hospitality licence alcohol drink pizza chipper deli bakery barista tips guests serving portion ingredients cross-contamination refrigeration temperature',
  plumber:
    'plumber plumbing boiler heating pipe pipework leak drain drainage tap valve radiator cylinder hot water bathroom toilet gas installer immersion pump sewer sanitary wastewater water pressure burst frozen shower sink thermostat flue soldering joint fitting trap legionella backflow stopcock heat pump',
  dentist:
    'dentist dental teeth tooth oral gum orthodontic orthodontist brace implant crown filling root canal whitening hygienist denture extraction cavity decay periodontal enamel plaque surgery x-ray radiograph fluoride mouth jaw veneer prosthodontic endodontic anaesthetic patient infection control',
  'hair-salon':
    'hair hairdresser hairdressing salon barber barbering stylist cut colour color colouring dye highlights perm blow-dry scalp shampoo conditioner patch test beautician beauty balayage keratin shave razor sterilisation appointment client treatment bleach peroxide extensions',
  electrician:
    'electrician electrical electricity wiring rewire circuit fuse consumer unit distribution board socket switch cable earthing earth voltage current rcd mcb breaker lighting installation inspection certificate reci safe electric solar inverter charger isolation conductor shock insulation amp appliance testing',
  accounting:
    'accountant accounting accountancy bookkeeping bookkeeper tax taxation vat payroll audit auditor revenue return ledger balance sheet profit expenses invoice paye prsi corporation income accounts filing deadline company records depreciation financial statement self-assessment relief allowances cash flow compliance',
  fitness:
    'fitness gym exercise trainer training workout class strength cardio membership coach coaching pilates yoga crossfit muscle weights treadmill physical activity warm-up injury aerobic rehabilitation nutrition personal instructor spin heart rate stretching sports wellness',
  'auto-repair':
    'car vehicle garage mechanic motor automotive repair engine brake tyre tire clutch exhaust nct mot service servicing oil battery suspension gearbox diagnostic bodywork windscreen alignment fuel diesel hybrid electric workshop timing belt emission wheel transmission airbag roadworthiness odometer fault technician',
  'law-firm':
    'solicitor lawyer legal law barrister court conveyancing litigation probate will wills contract divorce family employment injury claim negligence tribunal statute client privilege settlement defendant plaintiff counsel mediation advocacy criminal defence property deed affidavit injunction limitation legislation',
  'real-estate':
    'estate agent property letting lettings landlord tenant tenancy rent rental auctioneer valuation house home sale selling buyer seller mortgage deposit viewing lease leasehold ber conveyancing apartment listing commission residential commercial realtor vendor stamp duty surveyor inspection rtb planning',
  general: '',
};

/** Words that texts about each focus use. */
export const focusWords = {
  commercial:
    'commercial business office industrial retail workplace employer premises warehouse factory hotel b2b corporate',
  residential: 'residential domestic home household homeowner house apartment dwelling family tenant private',
} as const;

/** Stop words. */
export const stopWords = new Set(
  'a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its may me more most must my no not of on one or other our out over own per she should so some such than that the their them then there these they this those to too two under up us use used using was we were what when where which while who why will with would you your about after all also any because before between both each even first get many much new now only same see since still through very well'.split(
    ' ',
  ),
);

/** Words in the names of niches that do not identify a trade. */
const genericWords = new Set(
  'service services business businesses company companies shop local professional emergency best cheap expert experts ireland irish ennis uk europe near town city small'.split(
    ' ',
  ),
);

/** A place at the end of a niche, known by its capital: "in Newry". */
const PLACE = /\s(?:in|near|around|at)\s+(?:the\s+)?\p{Lu}.*$/u;
const PLACE_NAMES = [COUNTIES, ...(placesOf.IE ?? []), ...(placesOf.GB ?? [])].join('|');
const ALL_PLACES = new RegExp(`\\b(?:(?:co\\.?|county) )?(?:${PLACE_NAMES})\\b`, 'giu');

/** The words that distinguish a niche: "plumber" of "emergency plumber in Galway". All words if every one is generic. */
export function coreOf(niche: string): string {
  const words = niche
    .replace(PLACE, '')
    .replaceAll(ALL_PLACES, '')
    .split(/[\s,/()&+-]+/)
    .filter((word) => {
      const plain = word.toLowerCase();
      return plain !== '' && !stopWords.has(plain) && !genericWords.has(plain);
    });
  return words.length > 0 ? words.join(' ') : niche;
}
