import { type ClaimId, claims } from '@/lib/content/claims';

/** A week as a rota: the hours of a shop that opens nine to six, Monday to Saturday. */
export const week = {
  caption: 'A week of a shop that opens nine to six: who is there to answer.',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  opensAt: 9,
  closesAt: 18,
  closedDays: ['Sun'],
  open: 'Your people',
  closed: 'Nobody, or an AI employee',
} as const;

const hoursInWeek = week.days.length * 24;
const openHours = (week.days.length - week.closedDays.length) * (week.closesAt - week.opensAt);

export const whyAi = {
  title: 'Why AI? Because you are closed most of the week',
  lead: `A week has ${hoursInWeek} hours. A shop that opens nine to six, six days, is closed for ${hoursInWeek - openHours} of them. That is when people have time to write.`,
};

export const whyBenefits = {
  title: 'What it is good at',
  lead: 'Nothing here needs a leap of faith. It is ordinary office work, done at hours when nobody is in the office.',
  items: [
    { title: 'Answering the same thing again', text: 'With the same patience the fortieth time as the first.' },
    {
      title: 'Being there',
      text: `On shift ${claims.availability.display}, in August, at Christmas, and on the Monday after the match.`,
    },
    { title: 'Several at once', text: 'Six people write at ten past one. Nobody waits for the other five.' },
    { title: 'Writing it down', text: 'Who asked, what was promised, what is still open. You can read all of it.' },
    {
      title: 'Other languages',
      text: 'Your Polish and Portuguese customers ask in their own. We test a language before it goes live in it.',
    },
    { title: 'Not forgetting', text: 'The quote from last Tuesday gets its follow-up, and so does the one before it.' },
  ],
};

export const whyLimits = {
  title: 'And what it is not good at',
  items: [
    'Knowing that Mrs Hayes likes the window seat, unless somebody wrote it down.',
    'Judgement: a discount, an apology, a favour.',
    'Anything with hands.',
    'Being sure. It is set up to say “I will ask” rather than guess, and sometimes it will ask too often.',
  ],
};

export const whyComparison = {
  title: 'Two businesses on the same street',
  lead: 'An example, not a study. Put your own week in either column.',
  columns: ['With an AI employee', 'Without one'],
  rows: [
    {
      label: 'A question at ten at night',
      cells: ['Answered at ten at night', 'Answered tomorrow, if nobody else was faster'],
    },
    { label: 'Ten questions at lunchtime', cells: ['Ten answers', 'One answer and nine missed calls'] },
    { label: 'A booking', cells: ['In the diary while they write', 'Three messages back and forth'] },
    { label: 'A quote without a reply', cells: ['Followed up after a week', 'Forgotten in a busy month'] },
    { label: 'Sick day', cells: ['Messages are answered as usual', 'You do it between other things'] },
    { label: 'A customer who is upset', cells: ['A person, with the whole story', 'A person, from the start'] },
    {
      label: 'Cost in the first year',
      cells: [`${claims.firstYearPrice.display} with set-up`, 'Your evenings, or part of a salary'],
    },
    { label: 'What you learn', cells: ['A list of what people asked for', 'What you happen to remember'] },
  ],
} as const;

export const irishEdge = {
  title: 'The Irish advantage',
  lead: 'A product made for everybody knows nobody. This one is made for here.',
  items: [
    { term: 'It knows the calendar', text: 'Bank holidays, communions, the Leaving Cert, the NCT, the half day.' },
    {
      term: 'It knows the address',
      text: 'Eircodes, townlands, and “the last house before the bridge”: it asks until it is sure.',
    },
    {
      term: 'It knows the rules',
      text: 'GDPR, a data-processing agreement with you, and the EU AI Act’s rule that people are told.',
    },
    {
      term: 'It sounds like you',
      text: 'Your turns of phrase in writing. An Irish accent, if you like, when the phone follows.',
    },
  ],
};

export const whyClosing = {
  title: 'Count your own missed calls first',
  text: 'Look at the list on your phone for last week. If there are three, the trial is worth your half hour. If there are none, keep your money.',
  link: { label: 'Ask us whether it suits you', href: '/contact' },
};

export const whyClaims: readonly ClaimId[] = ['firstYearPrice', 'availability', 'irishAccent'];
