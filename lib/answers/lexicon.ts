import { stemOf, wordsOf } from './text';

/**
 * Synonyms on websites of small businesses, one group per line. A general word matches each specific one, but two specific ones
 * do not match each other: a question about cats is not answered with dogs.
 */
const SYNONYM_GROUPS = `
parking park parked
wifi internet broadband wireless
pet pets dog dogs animal animals
child children kid kids toddler toddlers
baby babies infant infants
cot cots crib cribs
price prices pricing priced cost costs charge charges rate rates fee fees tariff
tv telly television televisions
vegetarian veggie vegetarians
coeliac coeliacs celiac gluten
wheelchair accessible accessibility disabled disability mobility handicap handicapped
card cards visa mastercard
cancel cancellation cancelling cancelled cancellations
deposit deposits prepayment
voucher vouchers
book booking bookings booked reserve reservation reservations appointment appointments
dinner supper dinners
laundry launder launderette
owner owners own owns owned run runs proprietor proprietors host hosts
address located location situated eircode postcode
phone telephone tel ring landline mobile
email mail
open opening hours opens
close closed closing closes
emergency emergencies urgent urgently
lift elevator
smoke smoking smoker nonsmoking
bus buses
train trains rail station
near nearby around local locally vicinity
cert certs certificate certificates certification certified certify
quote quotes estimate estimates quotation quotations
area areas cover covers covering covered
insured insurance
pay paying payment payments
discount discounts reduction reduced reductions discounted
reviews review testimonials
job jobs vacancy vacancies career careers hiring
guarantee guaranteed guarantees warranty warranties
staff team
teeth tooth dental
dentist dentists
pain hurt hurts hurting painful ache sore toothache
ensuite bathroom
allergen allergens allergy allergies allergic
historic history
build building built
choose choice choosing
lake lakeside
wine wines drink drinks
beer beers drink drinks
beer beers alcohol alcoholic
starter starters
dessert desserts pudding puddings
award awards winner won prize
room rooms bedroom bedrooms
wedding weddings
free complimentary
nervous anxious scared afraid terrified fear
electric ev
charger chargers charging chargepoint
begin beginning start starts starting
end ends finish finishes
naturopath naturopathic
doctor doctors dr gp
photo photos photograph photographs pictures picture
car cars vehicle vehicles
house houses home homes
shop shops store stores
fix fixes fixing repair repairs repaired repairing
install installs installed installing installation installations fit fitted fitting
buy buying purchase purchases
holiday holidays vacation
clean cleaning cleaner cleaners
lesson lessons class classes
teacher teachers tutor tutors
haircut cut cuts
colour color colouring highlights
tyre tyres tire
cheap cheaper cheapest
biggest largest
big large
smallest small
meal meals food
dish dishes
football match game sport sports
minimum youngest
straighten straightening straight
client clients customer customers patient patients guest guests
landlord landlords tenant tenants rental rentals
quick quickly fast rapid
sell sells selling sale shop buy order stock purchase
couple couples
solicitor solicitors lawyer lawyers
therapist therapists counsellor counsellors counselor counselors
therapy therapies counselling counseling
online virtual remote
session sessions
alcohol licence
bank transfer
broken broke breakdown
leak leaks leaking
pregnant pregnancy antenatal maternity prenatal
puppy puppies pup pups
medication medications medicine medicines tablets
blocked unblock blockage blockages
wear clothes clothing dress outfit
pensioner pensioners oap oaps senior seniors elderly
camera cameras cctv webcam
kennel kennels
toilet toilets bathroom bathrooms restroom restrooms loo loos
motorhome motorhomes campervan campervans rv rvs
pitch pitches campsite campsites
rain raining rains weather
sleep sleeping overnight
worm worming wormed dewormer deworming
vet vets veterinarian veterinarians
treatment treatments treat treats treated treating
`;

function parseSynonyms(): Map<string, readonly string[]> {
  const synonyms = new Map<string, Set<string>>();
  for (const line of SYNONYM_GROUPS.trim().split('\n')) {
    const group = [...new Set(wordsOf(line).map(stemOf))];
    for (const word of group) {
      const others = synonyms.get(word) ?? new Set<string>();
      for (const other of group) if (other !== word) others.add(other);
      synonyms.set(word, others);
    }
  }
  return new Map([...synonyms].map(([word, others]) => [word, [...others]]));
}

const synonyms = parseSynonyms();
const NONE: readonly string[] = [];

/** The synonyms of a stem, without itself. */
export const synonymsOf = (stem: string): readonly string[] => synonyms.get(stem) ?? NONE;

/** Generic words of questions: their absence from a site proves nothing. */
const GENERIC = new Set(
  wordsOf(
    'good best nice great really today currently people person someone myself kind type sort look looks looking find ask asking wants ' +
      'works working work name time times day days way lot bit still ever possible happen happens give gives take takes make makes keep ' +
      'keeping see say said put puts come comes around long far often soon late early new whole right hear think feel try trying ' +
      'help helping exactly actually usually normally first last next many number amount different other stay staying travel travelling ' +
      'business company place shop website page information info details question accept accepts allow allowed welcome charge ' +
      'cater fit carry leave bring brings stop manage include included including full main one two three else both open use ' +
      'serve serves service run runs go going part done stuff cost costs price much mind goes pass policy meals meal provide worked ' +
      'handle suitable special certain money main available anybody everything yourself yourselves somebody round ' +
      'cases instead without answer plan plans away while since please able tell thing things friendly each per ' +
      'customer customers client clients patient patients guest guests book booking deal deals visit hold held call real need needs extra',
  ).map(stemOf),
);

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
