import { figure } from '@/lib/content/figures';
import { HOURS_IN_WEEK, week } from './rota';

const shopHours = (week.openDays[week.shopDays]?.[1].length ?? 0) * (week.closesAt - week.opensAt);

export const whyAi = {
  title: 'Why AI? Because you’re closed most of the week',
  lead: `A week has ${HOURS_IN_WEEK} hours. A shop that opens nine to six, six days a week, is closed for ${HOURS_IN_WEEK - shopHours} of them. That’s when people have time to write.`,
  picture: 'A shop’s Monday: what people asked, most of it while it was closed.',
};

export const whyBenefits = {
  title: 'What it’s good at',
  lead: 'No leap of faith needed: it’s ordinary office work, done when nobody is in the office.',
  items: [
    { title: 'Answering the same thing again', text: 'With the same patience the fortieth time as the first.' },
    {
      title: 'Being there',
      text: `On shift ${figure('availability')}, in August, at Christmas, and on the Monday after the match.`,
    },
    { title: 'Several at once', text: 'Six people write at ten past one. Nobody waits for the other five.' },
    { title: 'Writing it down', text: 'Who asked, what was promised, what’s still open. You can read all of it.' },
    {
      title: 'Other languages',
      text: 'Your Polish and Portuguese customers can ask in their own language.',
    },
    { title: 'Not forgetting', text: 'Last Tuesday’s request stays on your list until you say yes or no.' },
  ],
};

export const whyLimits = {
  title: 'And what it isn’t good at',
  items: [
    'Knowing that Mrs Hayes likes the window seat, unless somebody wrote it down.',
    'Judgement: a discount, an apology, a favour.',
    'Anything with hands.',
    'Guessing. It would rather ask you.',
  ],
};

export const whyComparison = {
  title: 'Two businesses on the same street',
  lead: 'Which column is your week?',
  columns: ['With an AI employee', 'Without one'],
  rows: [
    {
      label: 'A question at ten at night',
      cells: ['Answered at ten at night', 'Answered tomorrow, if nobody else got there first'],
    },
    { label: 'Ten messages at lunchtime', cells: ['Ten answers', 'One answer, nine people waiting'] },
    { label: 'A booking', cells: ['Asked for before they close the page', 'Three messages back and forth'] },
    { label: 'A request for a quote', cells: ['On your list until you decide', 'Forgotten in a busy month'] },
    { label: 'Sick day', cells: ['Messages are answered as usual', 'You do it between other things'] },
    { label: 'A customer who is upset', cells: ['A person who has read everything', 'A person who asks it all again'] },
    {
      label: 'Cost in the first year',
      cells: [
        `${figure('firstYearPrice')}, set-up included: ${figure('firstYearSaving')} less than a salary`,
        'Your evenings, or part of a salary',
      ],
    },
    { label: 'What you learn', cells: ['A list of what people asked for', 'What you happen to remember'] },
  ],
} as const;

export const irishEdge = {
  title: 'The Irish advantage',
  lead: 'It’s set up for Irish customers, Irish calendars and Irish addresses.',
  items: [
    { term: 'The calendar', text: 'Bank holidays, communions, the Leaving Cert, the NCT, the half day.' },
    {
      term: 'The address',
      text: 'Eircodes, townlands, and “the last house before the bridge”: it asks until it’s sure.',
    },
    {
      term: 'The rules',
      text: 'GDPR, a data-processing agreement with you, and the EU AI Act’s rule that people must be told it’s an AI.',
    },
    {
      term: 'Your tone',
      text: 'Your turns of phrase in writing. On the phone, an Irish accent if you like. Coming soon.',
    },
  ],
};

export const whyClosing = {
  title: 'Count your own unanswered messages first',
  text: 'Look at last week’s inbox. If three messages waited overnight, the trial is worth your half hour.',
  link: { label: 'Is it right for us?', href: '/contact' },
};
