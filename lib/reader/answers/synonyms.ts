import { stemOf, wordsOf } from '../text/tokens';

/**
 * Synonyms on websites of small businesses, one group per line. A general word matches each specific one, but two specific ones
 * do not match each other: a question about cats is not answered with dogs.
 */
const SYNONYM_GROUPS = `
wifi internet broadband wireless
pet dog animal
child children kid toddler
baby infant
cot crib
price cost charge rate fee tariff
tv telly television
vegetarian veggie
coeliac celiac gluten
wheelchair accessible disabled mobility handicap
card visa mastercard
deposit prepayment
book reserve appointment
dinner supper
laundry launder launderette
owner own run proprietor host
address located situated eircode postcode
phone telephone tel ring landline mobile
email mail
open hours
emergency urgent
lift elevator
smoke smoker nonsmoking
bus buses
train rail station
near nearby around local vicinity
cert certificate certified
quote estimate quotation
area cover
pay payment payable paid
discount reduction reduced
reviews testimonials
job vacancy career hiring
guarantee warranty
staff team
teeth tooth dental
pain hurt ache sore toothache
ensuite bathroom
allergen allergy allergic
historic history
build built
choose choice
lake lakeside
wine drink
beer drink
beer alcohol
dessert pudding
award winner won prize medal
room bedroom
free complimentary
nervous anxious scared afraid terrified fear
electric ev
charger charging chargepoint
begin start
end finish
doctor dr gp
photo photograph pictures
car vehicle
house home
shop store
fix repair mend
install fit
buy purchase
holiday vacation
clean cleaner
lesson class
teacher tutor
haircut cut
color highlights
tyre tire
cheap cheaper cheapest
biggest largest
big large
smallest small
meal food
football match game sport
minimum youngest
straighten straight
client customer patient guest
landlord tenant rental
quick quickly fast rapid
sell sale shop buy order stock purchase
solicitor lawyer
therapist counsellor counselor
therapy counselling
online virtual remote
alcohol license
bank transfer
broken broke breakdown
broken smashed cracked damaged
pregnant pregnancy antenatal maternity prenatal
puppy pup
medication medicine tablets
blocked unblock blockage
wear clothes dress outfit
pensioner oap senior elderly
camera cctv webcam
cctv surveillance
toilet bathroom restroom loo
motorhome campervan rv
pitch campsite
rain weather
rain rainy wet
sleep overnight
worm dewormer
vet veterinarian
treatment treat
abroad overseas international internationally worldwide
attic loft
lorry truck van
parent mum dad mother father carer guardian
brother sister sibling
daughter son girl boy child children kid
toddler preschool
teenager teen adolescent
elderly pensioner
contract agreement
sick ill unwell
funeral sympathy bereavement
rubbish waste trash garbage debris litter
poo poop waste
tidy clear
rent rental hire
borrow loan lend
deliver delivery
collect pickup pick
permission permit consent license
police garda vetted dbs clearance
qualified qualification certified trained
study graduate trained
established founded since
abroad overseas
guide assistance dog
cold cool
towel linen bedding
kitchen cooker oven
fridge refrigerator freezer
tea coffee refreshment
cake pastry baking
snack food
breakfast brunch
party celebration function
meeting conference
music band
christening communion
outside outdoor
inside indoor
patio paving
paint painter decorating
carpet rug
sofa couch settee
box carton
pack wrap
protect cover wrap
move removal
storage store
alarm security
boiler heater
drain drainage
fuse fuseboard
rewire wiring
engine motor
windscreen windshield
bicycle bike cycle
cycling cyclists
beard shave
eyebrow brow
eyelash lash
makeup make up
skin skincare
eyesight vision sight
glasses spectacles specs eyewear
lens lenses
optician optometrist
hearing ear
injection jab vaccine
checkup check examination exam
xray x ray
injury injured
physio physiotherapy physiotherapist
podiatrist podiatry chiropodist chiropody
acupuncture acupuncturist
counselling counsellor
anxiety anxious
pharmacy chemist
ballet ballerina
sing singer
violin fiddle
lesson tuition
teach taught teacher tutor instructor
teach lesson class tuition
learn learner
exam test
certificate diploma
timetable schedule
nursery creche childcare
homework study
tax taxation
will probate
divorce separation
loan finance
invoice bill
gift present
curtain blind
wash launder
sheet bedding
tablecloth linen
cutlery knives forks spoons
campfire fire
fish angling
walk hike
quiet peaceful
noise noisy
computer laptop
online internet web
text sms
whatsapp message
facebook instagram
video film
drone aerial
weight heavy
height tall
young younger
beginner novice
advanced experienced
member membership
cheque check
trial taster
extra additional
late later
early earlier
weekend saturday sunday
night overnight
christmas xmas
tour guided
ticket admission entry
reply respond response
happy satisfied satisfaction
complain complaint
damage breakage break
lose lost loss
clean hygiene
homemade handmade
fresh freshly
army military forces veteran
id identification passport
husband wife partner spouse
pram buggy pushchair stroller
motorbike motorcycle
leak drip
lawn grass
neuter spay castrate
solar photovoltaic pv
stag hen bachelor bachelorette
hoover vacuum
smell odour odor
headache migraine
wedding bridal marriage
dairy lactose milk
ship shipping post postage courier
smashed broken damaged
chips fries
manicure nails
stove fireplace
newborn baby
spicy spice
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
