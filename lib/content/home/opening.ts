import { type ClaimId, claims, said } from '@/lib/content/claims';
import { employerCost } from '@/lib/content/cost-model';
import { euro, roundEuro } from '@/lib/content/money';
import { assumed, employee, offer } from '@/lib/content/offer';

const { from, to } = employee.shiftsForLongHours;

export const hero = {
  title: 'The member of staff who never clocks off',
  lead: 'An AI employee answers your customers, books them in and follows up, on your website, by e-mail, on social media and soon by phone. It starts when you close.',
  primary: { label: 'Start free trial', href: '#free-trial' },
  secondary: { label: 'Compare it with the alternatives', href: '#comparison' },
  terms: `${claims.trialDays.display} free. No payment details. It ends by itself.`,
};

export const shiftLog = {
  title: 'While you were closed',
  date: 'Tuesday night',
  note: 'An illustration of one night.',
  signOff: 'Handed over to Síle at 8:30',
  entries: [
    {
      time: '19:06',
      channel: 'website',
      text: 'Told a customer that the shop opens at nine and has the boots in a 42.',
    },
    {
      time: '21:14',
      channel: 'phone',
      text: 'Answered a call about a leaking boiler; urgent, passed to the on-call fitter.',
    },
    {
      time: '22:02',
      channel: 'Instagram',
      text: 'Booked a table for four on Friday, one coeliac noted for the kitchen.',
    },
    {
      time: '23:40',
      channel: 'e-mail',
      text: 'Moved a haircut from Thursday to Saturday and offered Thursday to the list.',
    },
    { time: '02:31', channel: 'e-mail', text: 'Sent a quote for gutter cleaning, with the price list you gave it.' },
    {
      time: '06:55',
      channel: 'website',
      text: 'Could not answer a question about trade credit. Left it for you, with the number.',
    },
  ],
};

export const trustStrip: readonly { title: string; text: string }[] = [
  { title: 'No card for the trial', text: 'We ask for your website, not for your bank.' },
  { title: `${claims.guaranteeDays.display} money back`, text: 'From the day it goes live.' },
  { title: 'No contract', text: 'Cancel at the end of any month.' },
  { title: 'It says that it is an AI', text: 'Customers always know whom they talk to, and can ask for you.' },
];

export const costComparison = {
  title: 'Two payslips, one job',
  lead: 'Answering, booking and following up is work somebody is paid for. Here is a year of it, twice.',
  person: {
    title: 'A full-time employee',
    period: 'one year, one shift',
    lines: [
      { label: 'Salary', amount: euro(employee.salaryCents) },
      { label: 'Up to, with employer PRSI', amount: roundEuro(employerCost(employee.upperSalaryCents)) },
      { label: 'Evenings, nights, weekends', amount: `${from} to ${to} shifts in all` },
      { label: 'Holidays and sick days', amount: 'Cover needed' },
    ],
    total: { label: 'From', amount: euro(employee.salaryCents) },
  },
  agent: {
    title: 'An AI employee',
    period: 'first year, every hour of it',
    lines: [
      { label: `${euro(offer.monthlyCents)} × 12`, amount: claims.yearlyPrice.display },
      { label: 'Set-up, once', amount: claims.setupFee.display },
      { label: 'Evenings, nights, weekends', amount: 'Included' },
      { label: 'Holidays and sick days', amount: 'None' },
    ],
    total: { label: 'First year', amount: claims.firstYearPrice.display },
  },
  result: `Beside one employee that is ${claims.firstYearSaving.display} less in the first year (${claims.savingBesideOne.display}). Beside the shifts that longer hours need it is ${claims.savingBesideShifts.display} less.`,
  caveat:
    'It does not greet people at the door, lift boxes or know that Mrs Hayes likes the window seat. Most owners keep their people and give them back their hours.',
  claims: [
    'employeeSalary',
    'employerCost',
    'yearlyPrice',
    'firstYearPrice',
    'firstYearSaving',
    'savingBesideOne',
    'savingBesideShifts',
  ] satisfies ClaimId[],
};

export const features = {
  title: 'What it does in a day’s work',
  items: [
    { title: 'Answers at once', text: `A first answer in ${said('responseTime')}, in chat, at any hour.` },
    { title: 'Works every hour', text: `On shift ${claims.availability.display}, bank holidays included.` },
    { title: 'Books appointments', text: 'Into the calendar you use, with the gaps and lengths you set.' },
    { title: 'Catches leads', text: 'Asks the three questions that matter and passes on name and number.' },
    { title: 'Sells without pushing', text: 'Suggests what fits, at your prices, and stops at no.' },
    { title: 'Supports customers', text: 'Orders, returns, warranties: from your documents, never from guesswork.' },
    {
      title: 'Helps people find you',
      text: 'Turns the questions customers ask into pages that search engines understand.',
    },
    { title: 'Advises the owner', text: 'A weekly note: what people asked, what was missing, what to change.' },
    { title: 'Speaks their language', text: `${said('languages')} languages, and fadas where they belong.` },
    {
      title: 'Knows your trade',
      text: `${claims.trainingHours.display} of training for its trade before it meets a customer.`,
    },
    { title: 'Hands over well', text: 'A person gets the whole conversation, not “as discussed”.' },
    {
      title: 'Keeps getting better',
      text: `${claims.lifetimeUpdates.display} updates, on a ${claims.modelClass.display} model or better.`,
    },
  ],
};

export const problems = {
  title: 'What an unanswered question costs',
  lead: 'The figures are the ones our trade likes to quote. We mark them for what they are and ask you to use your own.',
  items: [
    {
      claim: 'abandonRate',
      text: `of callers give up after ${assumed.abandonMinutes} minutes. Count yours: the missed-call list on your phone is a start.`,
    },
    {
      claim: 'lostMonthly',
      text: 'lost in a month of missed enquiries. Multiply the calls you missed by what a customer is worth.',
    },
    {
      claim: 'smesWithoutAi',
      text: 'of Irish small businesses have no AI answering customers. Your neighbour may be next.',
    },
  ] satisfies { claim: ClaimId; text: string }[],
};

export const portfolio = {
  title: 'Two people you could hire today and tomorrow',
  products: [
    {
      name: 'AI Super Employee',
      state: 'Available now',
      text: 'Service, sales, leads, bookings, SEO and advice in one agent, on your website, by e-mail and on social media.',
      link: { label: 'See the services', href: '/services' },
    },
    {
      name: 'AI Calling Agent',
      state: 'Coming soon',
      text: `Answers your phone in a natural voice, with an Irish accent if you like. ${claims.callingDiscount.display} the upfront fee for current clients at launch.`,
      link: { label: 'About AI Calling', href: '/ai-calling' },
    },
  ],
};
