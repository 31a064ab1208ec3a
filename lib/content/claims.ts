import { agents } from './agents/catalogue';
import {
  employerCost,
  firstMonthCost,
  firstMonthWorth,
  firstYearCost,
  firstYearSaving,
  savingShare,
  yearlyCost,
} from './cost-model';
import { euro, percent, roundEuro } from './money';
import { assumed, employee, offer, setupTimes } from './offer';

type Common = {
  /** What the number counts or measures. */
  label: string;
  /** The figure as pages show it. */
  display: string;
  /** Whether it is an amount we charge: pages add "ex VAT" to it. */
  isPrice?: true;
  /** Its basis in a few words, shown in the note of every figure. */
  basis: string;
  /** Further details for the claims page, which the note links to. */
  details?: string;
};

type ClaimOf<Id extends string> = Common &
  (
    | { type: 'computed'; formula: string; inputs: readonly Id[] }
    | { type: 'sourced'; reference: string; date: string }
    | { type: 'capability'; test: string }
    | { type: 'offer' }
    | { type: 'illustrative' }
  );

// A function instead of `satisfies`, so that the inputs of a sum are checked against the ids of the same record.
const defineClaims = <Id extends string>(list: Record<Id, ClaimOf<NoInfer<Id>>>) => list;

const { salaryCents, upperSalaryCents, employerPrsi, shiftsForLongHours: shifts } = employee;
const { worth } = offer;
const upperCost = employerCost(upperSalaryCents);
const shiftCost = (count: number) => salaryCents * count;
const downToThousands = (cents: number) => euro(Math.floor(cents / 100_000) * 100_000);
const notMeasuredYet = {
  basis: 'A target we work towards, not a measured result.',
  details: 'It stays among the estimates until clients’ own figures replace it.',
};

/**
 * Every number the site claims, once. Pages show `display` with a note of its basis; `/claims` lists them all.
 */
export const claims = defineClaims({
  setupFee: {
    type: 'offer',
    label: 'Set-up fee, paid once',
    isPrice: true,
    display: euro(offer.setupCents),
    basis: 'Our price for setting up one agent for one business and for its first training, ex VAT.',
    details: `Bought on their own, the two would cost ${euro(worth.setupCents)} and ${euro(worth.trainingCents)}.`,
  },
  monthlyPrice: {
    type: 'offer',
    label: 'Subscription, a month',
    isPrice: true,
    display: euro(offer.monthlyCents),
    basis: 'Our price for one agent a month, ex VAT.',
    details: 'You can cancel at the end of any month.',
  },
  yearlyPrice: {
    type: 'computed',
    label: 'Subscription, a year',
    isPrice: true,
    display: euro(yearlyCost()),
    formula: `${euro(offer.monthlyCents)} × 12 months`,
    inputs: ['monthlyPrice'],
    basis: 'Twelve monthly payments, ex VAT, without the set-up fee.',
  },
  firstYearPrice: {
    type: 'computed',
    label: 'First year, with set-up',
    isPrice: true,
    display: euro(firstYearCost()),
    formula: `${euro(offer.monthlyCents)} × 12 + ${euro(offer.setupCents)}`,
    inputs: ['yearlyPrice', 'setupFee'],
    basis: 'Twelve monthly payments and the set-up fee, ex VAT.',
  },
  firstMonthPrice: {
    type: 'computed',
    label: 'First month, with set-up',
    isPrice: true,
    display: euro(firstMonthCost()),
    formula: `${euro(offer.monthlyCents)} + ${euro(offer.setupCents)}`,
    inputs: ['monthlyPrice', 'setupFee'],
    basis: 'The set-up fee and the first monthly payment, ex VAT.',
  },
  lowerSalary: {
    type: 'illustrative',
    label: 'A full-time employee’s salary, a year',
    display: euro(salaryCents),
    basis: 'The lower end of the salary we assume: put in what you pay.',
    details: 'Employer PRSI, recruitment, holiday cover and equipment come on top.',
  },
  employeeSalary: {
    type: 'illustrative',
    label: 'Range of full-time salaries, a year',
    display: `${euro(salaryCents)}–${euro(upperSalaryCents)}+`,
    basis: 'An assumption for the comparison: put in what you pay.',
    details: 'Recruitment, cover for holidays and equipment are left out.',
  },
  employerCost: {
    type: 'illustrative',
    label: 'The upper salary with employer PRSI, a year',
    display: roundEuro(upperCost),
    basis: `The upper end of the salary we assume, with employer PRSI: ${euro(upperSalaryCents)} × (1 + ${percent(employerPrsi)}).`,
    details: 'The rate is applied to the whole salary. Check Revenue for the rate in force.',
  },
  salaryPrsi: {
    type: 'computed',
    label: 'Employer PRSI on the lower salary, a year',
    display: roundEuro(employerCost(salaryCents) - salaryCents),
    formula: `${euro(salaryCents)} × ${percent(employerPrsi)}`,
    inputs: ['lowerSalary'],
    basis: `Employer PRSI of ${percent(employerPrsi)} on the lower salary we assume.`,
    details: 'The rate is applied to the whole salary. Check Revenue for the rate in force.',
  },
  salaryWithPrsi: {
    type: 'computed',
    label: 'The lower salary with employer PRSI, a year',
    display: roundEuro(employerCost(salaryCents)),
    formula: `${euro(salaryCents)} + ${roundEuro(employerCost(salaryCents) - salaryCents)}`,
    inputs: ['lowerSalary', 'salaryPrsi'],
    basis: 'Salary and employer’s PRSI, without cover for holidays and sick days.',
  },
  firstYearSaving: {
    type: 'computed',
    label: 'Saved in the first year, compared with the lower salary',
    display: euro(firstYearSaving(salaryCents)),
    formula: `${euro(salaryCents)} − ${euro(firstYearCost())}`,
    inputs: ['employeeSalary', 'firstYearPrice'],
    basis:
      'Salary alone against our first year with set-up. True only if the agent really replaces the hours of one employee.',
  },
  upperSaving: {
    type: 'computed',
    label: 'Saved in the first year, compared with the upper salary and PRSI',
    display: `${downToThousands(firstYearSaving(upperCost))}+`,
    formula: `${roundEuro(upperCost)} − ${euro(firstYearCost())} = ${roundEuro(firstYearSaving(upperCost))}, rounded down to thousands`,
    inputs: ['employerCost', 'firstYearPrice'],
    basis: 'Upper salary and employer PRSI against our first year with set-up.',
  },
  savingOnOne: {
    type: 'computed',
    label: 'Saving compared with one employee',
    display: `${Math.round(savingShare(salaryCents, firstYearCost()) * 100)}–${Math.round(savingShare(upperCost, firstYearCost()) * 100)}%`,
    formula: `1 − ${euro(firstYearCost())} ÷ ${euro(salaryCents)} to 1 − ${euro(firstYearCost())} ÷ ${roundEuro(upperCost)}`,
    inputs: ['employeeSalary', 'employerCost', 'firstYearPrice'],
    basis: 'First year with set-up against one full-time employee.',
  },
  savingOnShifts: {
    type: 'computed',
    label: 'Saving compared with staffing longer hours',
    display: `${Math.round(savingShare(shiftCost(shifts.from), firstYearCost()) * 100)}–${Math.round(savingShare(shiftCost(shifts.to), yearlyCost()) * 100)}%`,
    formula: `1 − ${euro(firstYearCost())} ÷ (${shifts.from} × ${euro(salaryCents)}) to 1 − ${euro(yearlyCost())} ÷ (${shifts.to} × ${euro(salaryCents)})`,
    inputs: ['employeeSalary', 'firstYearPrice', 'yearlyPrice'],
    basis: 'Covering evenings, nights and weekends takes two to three staffed shifts.',
    details:
      'The lower figure is our first year against two shifts, the higher a later year (no set-up fee) against three.',
  },
  worthFirstMonth: {
    type: 'computed',
    label: 'The same parts bought one by one, first month',
    isPrice: true,
    display: euro(firstMonthWorth()),
    formula: `${euro(worth.trainingCents)} training + ${euro(worth.supportCents)} support + ${euro(worth.setupCents)} set-up`,
    inputs: ['worthTraining', 'worthSupport', 'worthSetup'],
    basis: 'What we would charge for the three parts separately in the first month, ex VAT.',
    details: `You pay ${euro(firstMonthCost())} for the first month with set-up, and the agent’s own work is included in that.`,
  },
  worthTraining: {
    type: 'offer',
    label: 'Training on its own, a month',
    isPrice: true,
    display: euro(worth.trainingCents),
    basis: 'Our price for a month of training without a subscription, ex VAT.',
    details: 'Included in the subscription.',
  },
  worthSupport: {
    type: 'offer',
    label: 'Support on its own, a month',
    isPrice: true,
    display: euro(worth.supportCents),
    basis: 'Our price for a month of support without a subscription, ex VAT.',
    details: 'Included in the subscription.',
  },
  worthSetup: {
    type: 'offer',
    label: 'Set-up on its own',
    isPrice: true,
    display: euro(worth.setupCents),
    basis: 'Our price for the set-up alone, without training, ex VAT.',
    details: 'Our set-up fee covers the set-up and the first training.',
  },
  trialDays: {
    type: 'offer',
    label: 'Free trial',
    display: `${offer.trialDays} days`,
    basis: 'The trial starts when your agent goes live and ends by itself.',
    details: 'We ask for no payment details and charge nothing.',
  },
  guaranteeDays: {
    type: 'offer',
    label: 'Money-back guarantee',
    display: `${offer.guaranteeDays} days`,
    basis: 'Tell us within this time of going live and we refund the set-up fee and the first month.',
  },
  clientPlaces: {
    type: 'offer',
    label: 'New clients a quarter',
    display: `${offer.clientPlacesPerQuarter}`,
    basis: 'We set up each agent by hand, so we take no more than this many new clients in a quarter.',
  },
  callingDiscount: {
    type: 'offer',
    label: 'AI Calling Agent, for current clients at launch',
    display: `${offer.callingDiscount * 100}% off`,
    basis: 'Off the upfront fee, for businesses that are clients on launch day.',
  },
  trialSetupTime: {
    type: 'offer',
    label: 'Trial agent live within',
    display: setupTimes.trial,
    basis: 'From the day we have your website and opening hours.',
  },
  standardSetupTime: {
    type: 'offer',
    label: 'Standard agent live within',
    display: setupTimes.standard,
    basis: 'After onboarding, for a catalogue agent without special connections.',
  },
  industrySetupTime: {
    type: 'offer',
    label: 'Industry deployment live within',
    display: setupTimes.industry,
    basis: 'For an agent that works with your booking system or quote templates.',
  },
  bespokeSetupTime: {
    type: 'offer',
    label: 'Bespoke agent live within',
    display: setupTimes.bespoke,
    basis: 'For an agent built around a process of your own.',
  },
  availability: {
    type: 'offer',
    label: 'Hours on shift',
    display: '24/7',
    basis: 'The agent has no closing time.',
    details: 'Where we can, we announce maintenance a day ahead. What it hands over waits for your own opening hours.',
  },
  modelClass: {
    type: 'offer',
    label: 'Language model',
    display: 'ChatGPT-4 class',
    basis: 'Where an agent uses a large language model, it is of at least this class.',
    details: 'When a better one proves itself, we move to it at no charge.',
  },
  trainingHours: {
    type: 'offer',
    label: 'Expert training per agent',
    display: '40+ hours',
    basis: 'The time we put into preparing and testing a catalogue agent for its trade before it meets a customer.',
  },
  lifetimeUpdates: {
    type: 'offer',
    label: 'Updates',
    display: 'Lifetime',
    basis: 'Improvements to your agent are included for as long as you subscribe.',
  },
  languages: {
    type: 'illustrative',
    label: 'Languages',
    display: '50+',
    basis: 'True of the service with a language model, according to the maker of that model.',
    details:
      'Without one, the agent states facts and takes requests in eleven languages. We test English and any language you ask for.',
  },
  irishAccent: {
    type: 'offer',
    label: 'Irish accent',
    display: 'Optional',
    basis: 'When the AI Calling Agent launches, its voice can be set to Irish English.',
  },
  responseTime: {
    type: 'illustrative',
    label: 'Time to a first answer',
    display: 'under 2 seconds',
    basis: 'A typical time for a short question in chat.',
    details: 'Long answers and busy hours take longer.',
  },
  leadIncrease: { type: 'illustrative', label: 'More leads', display: '340%', ...notMeasuredYet },
  staffTimeSaved: {
    type: 'illustrative',
    label: 'Staff time on routine enquiries saved',
    display: '67%',
    ...notMeasuredYet,
  },
  bookingSuccess: {
    type: 'illustrative',
    label: 'Booking requests that end in a booking',
    display: '89%',
    ...notMeasuredYet,
  },
  abandonRate: {
    type: 'illustrative',
    label: `Callers who give up after ${assumed.abandonMinutes} minutes`,
    display: '67%',
    basis: 'A figure that is often quoted. We found no study behind it that we could cite.',
  },
  lostMonthly: {
    type: 'illustrative',
    label: 'Lost to missed enquiries, a month',
    display: euro(assumed.missedEnquiries * assumed.enquiryValueCents),
    basis: `An example: ${assumed.missedEnquiries} missed enquiries a month at ${euro(assumed.enquiryValueCents)} each.`,
    details: 'Put in your own two numbers.',
  },
  smesWithoutAi: {
    type: 'illustrative',
    label: 'Irish SMEs without AI customer service',
    display: '85%',
    basis: 'An estimate used in our trade, not a survey.',
    details: 'The CSO publishes yearly figures on the use of AI by enterprises; check those.',
  },
  contractTerm: {
    type: 'offer',
    label: 'Minimum contract',
    display: 'None',
    basis: 'You pay monthly and can cancel at the end of any month.',
    details: 'No further notice, no leaving fee.',
  },
  catalogueSize: {
    type: 'capability',
    label: 'Agents in the catalogue',
    display: `${agents.length}`,
    basis: 'Counted from the catalogue itself, including the bespoke one.',
    test: 'tests/unit/content/agents/catalogue.test.ts',
  },
});

export type ClaimId = keyof typeof claims;

/** A claim of any type, with the evidence that its type requires. */
export type Claim = ClaimOf<ClaimId>;

/** All ids, in the order of the claims page. */
export const claimIds = Object.keys(claims) as ClaimId[];

/** A claim by its id, in its general shape. */
export function getClaim(id: ClaimId): Claim {
  return claims[id];
}
