import { stemOf } from '@/lib/reader/text/tokens';

// The words that the gate knows. Every other word says something, and has to stand on the website.

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that say nothing on their own. */
export const neutral = listOf(`
a an the and to of in on at for with is are am be been being was were it its this that these those there here
we us our ours you your yours i me my he she they them their his her who which what how so as also too then both just
have has had having do does did doing can will shall get gets got go goes come comes
offer offers offered provide provides provided serve serves served available sorry unfortunately please hello thanks
website site page says say said states according tell tells know well indeed certainly sure course absolutely
cost costs price prices priced charge charges charged pay pays paid fee fees people person persons see sees find found located locate situated
takes take taken number contact reach
`);

/** Words of politeness: a clause of these alone says nothing. */
export const fillers = listOf(
  'sorry unfortunately please thanks hello of course certainly indeed well so according to the a our website site page says tells us that',
);

/** Words that turn a statement round. `n't` is read as `not`. */
export const negations = listOf(
  'not no never none neither nor without cannot nobody nothing non nowhere unavailable unable refuse refuses refused decline declines avoid',
);

/**
 * Words that limit a statement. Who repeats the statement repeats them, and nobody adds one. Those of one line say the same.
 */
const limitGroups = `
only solely exclusively just-for
except excluding excludes excl excluded apart bar
unless
if provided-that
when once
must required require requires need needs needed necessary mandatory obligatory compulsory
should recommend recommended
may might could would maybe perhaps possibly
some certain selected most many few several limited
usually normally generally mostly typically often
sometimes occasionally rarely seldom hardly
almost nearly
soon shortly
was were formerly previously former
planned plan plans planning hope hopes hoping
stopped stop stops ceased discontinued suspended cancelled withdrawn postponed
request requested ask
appointment appointments
subject depending depends
extra additional supplement surcharge
until till
before
after
during
within
older
younger
over above
under below
less fewer
more
than
sharing
last final
first
minimum
maximum max
used
own
`;

/** The limit that a word states, by its stem: the first word of its line. */
export const limits: ReadonlyMap<string, string> = new Map(
  limitGroups
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ');
      return [first, ...others].map((word) => [word, first] as const);
    }),
);

/** Words of a promise or a permission: they hold only with everything that the line says beside them. */
export const promises = listOf(`
free complimentary included include includes inclusive guarantee guaranteed guarantees refund refunds refundable refunded unlimited
welcome allowed allow allows permitted accept accepts accepted discount discounts discounted off best cheapest lowest fastest
immediately instantly instant automatically same-day guaranteed warranty insured cover covered covers eligible entitled possible
always all every any each
`);

/** Words of a permission, which "no dogs" says as well as "dogs are not allowed". */
export const permissions = listOf('welcome allowed allow allows permitted accept accepts accepted possible bring');

/** Words after which a condition stands, such as "with every main course". */
export const conditions = listOf(
  'for with without within during when if while per except on over under until before after once unless',
);

/** Prepositions: what follows them belongs to what precedes. */
export const prepositions = listOf(
  'in at on for with from to by near behind beside within during without between under over into onto through around opposite above below beside across inside outside of off',
);

/** Prepositions that say a different thing with each other word: "from Galway" is not "to Galway". */
export const directions = listOf(
  'from to before after without than into instead by near behind opposite above below beside over under across inside outside between off',
);

/** Words that begin a condition, which belongs to what stands beside it. */
export const conditionStarts = listOf(
  'if unless when once though although except excluding excepting only plus until while provided providing subject depending weather',
);

/** Words that begin a clause about what was said last. */
export const relatives = listOf('which who whose that where when what how');

/** Verbs that make a part of a sentence stand on its own. */
export const verbs = listOf(`
is are am was were be has have had do does did can could will would may must should need accept accepts welcome allowed allow offer offers
provide provides serve serves open opens close closes closed include includes included cost costs start starts run runs sell sells stock
stocks take takes charge charges use uses deliver delivers cater caters come comes live stay stays sleeps get gets
`);

/** Those that stand behind their subject. */
export const finiteVerbs = listOf(
  'is are am was were has have had can could will would may must should costs cost does do opens open closes close',
);

/** Words that mean the same in any sentence, by line. */
const equalGroups = `
phone telephone tel call ring
email mail
children kids child kid
wifi wi-fi wireless internet
free complimentary
open opening opens opened hours
close closing closes
include included includes inclusive
start starts begin begins beginning
end ends finish finishes
bicycle bike
tv television
photo photograph
approximately approx roughly
maximum max
minimum min
minute min mins
hour hr hrs
kilometre kilometer km kms
euro euros
person people
accept accepted take
apartment apt
laundry launderette
book booking reserve reservation
address
car-park parking
opposite across
near nearby close-to
father dad
mother mum
welcome allowed allow permit permitted
eircode postcode
road rd
street st
avenue ave
county co
`;

const equalStems: ReadonlyMap<string, string> = new Map(
  equalGroups
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ');
      return [first, ...others].map((word) => [stemOf(word), stemOf(first)] as const);
    }),
);

/** One stem for all words that mean the same. */
export function meaningOf(word: string): string {
  const stem = stemOf(word);
  return equalStems.get(stem) ?? stem;
}

/** Headings that say for whom or when the lines below hold. */
export const audiences = new Set(
  [
    ...listOf(`
children child kid kids junior juniors baby babies toddler teen teens student students senior seniors pensioner pensioners oap adult adults
member members group groups family families resident residents wedding weddings corporate christmas easter halloween winter summer spring
autumn holiday holidays seasonal weekend weekends weekday weekdays weekly monthly early bird lunch dinner breakfast brunch evening
morning afternoon night kitchen bar reception office pool gym spa ladies women mens men girls boys dog dogs cat cats takeaway delivery
trade wholesale rental hire old previous sale
`),
  ].map(meaningOf),
);

/** Words for the business itself: what stands beside them is said of it. */
export const selves = new Set(
  [
    ...listOf(`
team staff guesthouse hotel hostel clinic shop store salon restaurant cafe bar pub company business firm practice office studio gym school
centre center house family property premises workshop garage everything everyone all
`),
  ].map(meaningOf),
);

/** Words of headings that name no subject. */
export const generalHeadings = new Set(
  [
    ...listOf(`
opening open hours times time contact details us find visit prices price rates fees location address information info about welcome home
services service questions faq faqs general good know useful practical more our the directions get touch when where email phone telephone
call mail card cards payment
`),
  ].map(meaningOf),
);

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Numbers in words, up to ninety-nine; `one` is a pronoun more often than a number, but as a number it has to be said too. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.flatMap((word, at) => [
    [word, (at + 2) * 10] as const,
    ...UNITS.slice(1, 10).map((unit, value) => [`${word}-${unit}`, (at + 2) * 10 + value + 1] as const),
  ]),
  ['dozen', 12],
]);

export const monthNames = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** What a price is charged by, with its spellings. */
export const priceUnits: ReadonlyMap<string, string> = new Map(
  `person people p pp pps p.p. head guest
night nightly
day daily
week weekly wk
month monthly mo mth pm
year yearly annum yr annually pa
hour hourly hr h
session
class
visit
room
child kid
adult
couple
family
lesson
item
unit each
kg kilo kilogram
km kilometre
mile
minute min
pair
piece
tyre tire wheel
panel
metre m
page
dog
car
window
team
court`
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ');
      return [first, ...others].map((word) => [word, first] as const);
    }),
);
