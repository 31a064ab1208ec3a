import { agents } from './agents/catalogue';
import { employerCost, firstMonthWorth, firstYearCost, firstYearSaving, savingShare, yearlyCost } from './cost-model';
import { euro, percent, roundEuro } from './money';
import { assumed, employee, offer, setupTimes } from './offer';

type Common = {
  /** What the number is the number of. */
  label: string;
  /** As it stands on the pages. */
  display: string;
  /** What it rests on, in few words: the footnote of every page that shows it. */
  basis: string;
  /** What else is worth knowing, on the page that the footnote leads to. */
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

// Instead of `satisfies`: the inputs of a sum are checked against the ids of the same record.
const defineClaims = <Id extends string>(list: Record<Id, ClaimOf<NoInfer<Id>>>) => list;

const { salaryCents, upperSalaryCents, employerPrsi, shiftsForLongHours: shifts } = employee;
const { worth } = offer;
const upperCost = employerCost(upperSalaryCents);
const shiftCost = (count: number) => salaryCents * count;
const downToThousands = (cents: number) => euro(Math.floor(cents / 100_000) * 100_000);
const notMeasuredYet = {
  basis: 'A target to show what we work towards, not a measured result.',
  details: 'It stays marked until clients’ figures replace it.',
};

/**
 * Every number the site claims, once. Pages read `display` from here and link to the basis; `/claims` lists them all.
 */
export const claims = defineClaims({
  setupFee: {
    type: 'offer',
    label: 'Set-up fee, paid once',
    display: euro(offer.setupCents),
    basis: 'Our price for setting up one agent for one business, before VAT.',
  },
  monthlyPrice: {
    type: 'offer',
    label: 'Subscription, a month',
    display: euro(offer.monthlyCents),
    basis: 'Our price for one agent a month, before VAT.',
    details: 'Cancel at the end of any month.',
  },
  yearlyPrice: {
    type: 'computed',
    label: 'Subscription, a year',
    display: euro(yearlyCost()),
    formula: `${euro(offer.monthlyCents)} × 12 months`,
    inputs: ['monthlyPrice'],
    basis: 'The monthly price over a year, before VAT and without the set-up fee.',
  },
  firstYearPrice: {
    type: 'computed',
    label: 'First year, with set-up',
    display: euro(firstYearCost()),
    formula: `${euro(offer.monthlyCents)} × 12 + ${euro(offer.setupCents)}`,
    inputs: ['yearlyPrice', 'setupFee'],
    basis: 'A year’s subscription and the set-up fee, before VAT.',
  },
  employeeSalary: {
    type: 'illustrative',
    label: 'A full-time employee’s salary, a year',
    display: `${euro(salaryCents)}–${euro(upperSalaryCents)}+`,
    basis: 'An assumption for the comparison: put in what you pay.',
    details: 'Recruitment, cover for holidays and equipment are left out.',
  },
  employerCost: {
    type: 'computed',
    label: 'The upper salary with employer PRSI',
    display: roundEuro(upperCost),
    formula: `${euro(upperSalaryCents)} × (1 + ${percent(employerPrsi)} employer PRSI)`,
    inputs: ['employeeSalary'],
    basis: 'Assumes the rate shown on the whole salary.',
    details: 'Check Revenue for the rate in force.',
  },
  firstYearSaving: {
    type: 'computed',
    label: 'Saved in the first year, beside the lower salary',
    display: euro(firstYearSaving(salaryCents)),
    formula: `${euro(salaryCents)} − ${euro(firstYearCost())}`,
    inputs: ['employeeSalary', 'firstYearPrice'],
    basis:
      'Salary alone against our first year with set-up. It holds only if the agent really replaces the hours of one employee.',
  },
  firstYearSavingShort: {
    type: 'computed',
    label: 'The same saving, in short',
    display: `€${Math.floor(firstYearSaving(salaryCents) / 100_000)}K+`,
    formula: `${euro(salaryCents)} − ${euro(firstYearCost())}, rounded down to thousands`,
    inputs: ['firstYearSaving'],
    basis: 'The same sum as above.',
  },
  upperSaving: {
    type: 'computed',
    label: 'Saved in the first year, beside the upper salary with PRSI',
    display: roundEuro(firstYearSaving(upperCost)),
    formula: `${roundEuro(upperCost)} − ${euro(firstYearCost())}`,
    inputs: ['employerCost', 'firstYearPrice'],
    basis: 'Upper salary and employer PRSI against our first year with set-up.',
    details: `Often quoted as “${downToThousands(firstYearSaving(upperCost))}+”.`,
  },
  savingBesideOne: {
    type: 'computed',
    label: 'Saving beside one employee',
    display: `${Math.round(savingShare(salaryCents, firstYearCost()) * 100)}–${Math.round(savingShare(upperCost, firstYearCost()) * 100)}%`,
    formula: `1 − ${euro(firstYearCost())} ÷ ${euro(salaryCents)} to 1 − ${euro(firstYearCost())} ÷ ${roundEuro(upperCost)}`,
    inputs: ['employeeSalary', 'employerCost', 'firstYearPrice'],
    basis: 'First year with set-up against one full-time employee.',
  },
  savingBesideShifts: {
    type: 'computed',
    label: 'Saving beside the shifts that longer hours need',
    display: `${percent(savingShare(shiftCost(shifts.from), firstYearCost()))}–${percent(savingShare(shiftCost(shifts.to), yearlyCost()))}`,
    formula: `1 − ${euro(firstYearCost())} ÷ (${shifts.from} × ${euro(salaryCents)}) to 1 − ${euro(yearlyCost())} ÷ (${shifts.to} × ${euro(salaryCents)})`,
    inputs: ['employeeSalary', 'firstYearPrice', 'yearlyPrice'],
    basis: 'Staying open for evenings, nights and weekends takes two to three staffed shifts.',
    details:
      'From the first year beside two shifts to a later year, without the set-up fee, beside three: the “80–90%” one reads elsewhere.',
  },
  worthFirstMonth: {
    type: 'computed',
    label: 'Worth in the first month',
    display: euro(firstMonthWorth()),
    formula: `${euro(worth.trainingCents)} training + ${euro(worth.supportCents)} support + ${euro(worth.setupCents)} set-up`,
    inputs: ['worthTraining', 'worthSupport', 'worthSetup'],
    basis: 'What we would charge for the three parts one by one, in the first month.',
  },
  worthTraining: {
    type: 'offer',
    label: 'Worth of the training',
    display: euro(worth.trainingCents),
    basis: 'Our price for a month of training on its own, before VAT.',
    details: 'Included in the subscription.',
  },
  worthSupport: {
    type: 'offer',
    label: 'Worth of the support',
    display: euro(worth.supportCents),
    basis: 'Our price for a month of support on its own, before VAT.',
    details: 'Included in the subscription.',
  },
  worthSetup: {
    type: 'offer',
    label: 'Worth of the set-up',
    display: euro(worth.setupCents),
    basis: 'Our price for a set-up without a subscription, before VAT.',
  },
  trialDays: {
    type: 'offer',
    label: 'Free trial',
    display: `${offer.trialDays} days`,
    basis: 'The days start when your agent goes live and end by themselves.',
    details: 'No payment details, nothing is charged.',
  },
  guaranteeDays: {
    type: 'offer',
    label: 'Money-back guarantee',
    display: `${offer.guaranteeDays} days`,
    basis: 'Tell us within the time shown from go-live and we return the set-up fee and the first month.',
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
    basis: 'Off the upfront fee, for businesses that are clients on the day it launches.',
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
    basis: 'After onboarding, for an agent from the catalogue without special connections.',
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
    basis: 'For an agent built for a process of your own.',
  },
  availability: {
    type: 'offer',
    label: 'Hours on shift',
    display: '24/7',
    basis: 'The agent has no closing time.',
    details: 'Short maintenance is announced; a person on your side takes what it hands over in your own hours.',
  },
  modelClass: {
    type: 'offer',
    label: 'Language model',
    display: 'ChatGPT-4 class',
    basis: 'The agent runs on a large language model of at least this class.',
    details: 'We move to a better one when it proves better, at no charge.',
  },
  trainingHours: {
    type: 'offer',
    label: 'Expert training per agent',
    display: '40+ hours',
    basis: 'Working time we put into preparing and testing a catalogue agent for its trade before it meets a customer.',
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
    basis: 'What the underlying model handles by its maker’s account.',
    details: 'We test English and, on request, the languages you name.',
  },
  irishAccent: {
    type: 'offer',
    label: 'Irish accent',
    display: 'Optional',
    basis: 'The voice of the AI Calling Agent can be set to an Irish English one when it launches.',
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
    basis:
      'An often-quoted figure for people who leave when nobody answers in that time. We have found no study we would stand over.',
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
    basis: 'An estimate used in our trade.',
    details: 'The CSO publishes yearly figures on the use of AI by enterprises; check those.',
  },
  contractTerm: {
    type: 'offer',
    label: 'Contract you are bound by',
    display: 'None',
    basis: 'You pay month by month and can cancel at the end of any month.',
    details: 'No notice beyond that, no fee for leaving.',
  },
  catalogueSize: {
    type: 'capability',
    label: 'Agents in the catalogue',
    display: `${agents.length}`,
    basis: 'Counted from the catalogue itself, the bespoke one included.',
    test: 'tests/unit/content/agents/catalogue.test.ts',
  },
});

export type ClaimId = keyof typeof claims;

/** A claim carries its type and what that type owes the reader; one without them does not compile. */
export type Claim = ClaimOf<ClaimId>;

/** All ids, in the order of the claims page. */
export const claimIds = Object.keys(claims) as ClaimId[];

/** A claim by its id, in its general shape. */
export function getClaim(id: ClaimId): Claim {
  return claims[id];
}

/** A claim within a sentence: an illustrative one says so. */
export function said(id: ClaimId): string {
  const { display, type } = getClaim(id);
  return type === 'illustrative' ? `${display} (illustrative)` : display;
}
