import { agents } from '@/lib/content/agents/catalogue';
import type { ClaimId } from '@/lib/content/claims';
import { figure } from '@/lib/content/figures';
import { offer } from '@/lib/content/offer';

export const services = {
  title: 'One employee, six jobs',
  lead: 'The complete AI Super Employee sells, supports and books. It gets you found, and tells you every week what people asked for. One price.',
  link: { label: 'Choose an agent for your trade', href: '/ai-chatbots' },
  preview: { label: 'Meet your own agent', href: '/meet-your-agent' },
  picture: 'Every conversation is there to read and correct.',
};

/** The six jobs, two and two with the screen on which one sees them: what it does, and where it stops. */
export const roles = {
  title: 'The job description',
  lead: 'What you’d put in the job ad, and where you’d draw the line.',
  scenes: [
    {
      time: '21:35',
      title: 'It answers and it sells',
      screen: 'correction',
      caption: 'What it didn’t know, answered by you at half past eight.',
      jobs: [
        {
          label: 'Customer support',
          does: 'Orders, returns, opening hours, “how does it work”.',
          leaves: 'You decide about refunds. You talk to upset customers.',
        },
        {
          label: 'Sales',
          does: 'Suggests what fits, tells people your prices, takes down the order.',
          leaves: 'You give the discounts.',
        },
      ],
    },
    {
      time: '07:10',
      title: 'It fills the diary',
      screen: 'diary',
      caption: 'In yellow: what came in overnight, and when.',
      jobs: [
        {
          label: 'Appointment booking',
          does: 'Takes bookings, changes and cancellations, for you to accept.',
          leaves: 'You squeeze somebody in.',
        },
        {
          label: 'Lead generation',
          does: 'Asks your three questions, passes on name and number.',
          leaves: 'You ring the good ones.',
        },
      ],
    },
    {
      time: 'Mon 08:30',
      title: 'It tells you what it heard',
      screen: 'note',
      caption: 'The weekly note to the owner.',
      jobs: [
        {
          label: 'Business advisor',
          does: 'Sends a note every week: what people asked, and what you couldn’t sell them.',
          leaves: 'You decide what to do about it.',
        },
        {
          label: 'SEO expert',
          does: 'Turns the questions customers ask into a draft FAQ page for your website.',
          leaves: 'You decide what’s published.',
        },
      ],
    },
  ],
} as const;

/** The flagship offer (specification 3, Offer). */
export const flagship = {
  title: 'AI Super Employee',
  description: 'Set up by us, trained in your trade and then on your business. On shift from the day it goes live.',
  setupPrice: 'setupFee',
  monthlyPrice: 'monthlyPrice',
  savings: 'firstYearSaving',
  upperSavings: 'upperSaving',
  shiftSavings: 'savingOnShifts',
  humanCost: 'lowerSalary',
  firstYear: 'firstYearPrice',
  features: [
    'Sales conversations',
    'Customer support',
    'Leads with a name and a number',
    'Appointment booking',
    'A draft FAQ page from real questions',
    'A weekly note of advice',
    'Chat on your website, and a link to share',
    'Training on your website and documents',
    'Hand-over to your people, with the conversation',
    'Requests that wait for your OK',
    'Every conversation to read, correct and export',
    `${figure('lifetimeUpdates')} updates`,
  ],
  link: { label: 'Start free trial', href: '/free-trial' },
} as const satisfies Record<string, unknown> &
  Record<
    'setupPrice' | 'monthlyPrice' | 'savings' | 'upperSavings' | 'shiftSavings' | 'humanCost' | 'firstYear',
    ClaimId
  >;

export const places = {
  title: 'Places are limited',
  text: `Every client’s agent is set up by hand, and somebody reads its first conversations. Places are limited to ${figure('clientPlaces')} new clients a quarter. If a quarter is full, we’ll give you a date.`,
};

export const salaryComparison = {
  title: 'Compared with a salary',
  employee: 'A full-time employee’s salary, a year',
  agent: 'AI Super Employee, the first year with set-up',
  saving: 'Less in the first year',
  upperSaving: 'Less than a salary at the upper end, with PRSI',
  shiftSaving: 'Less than staffing nights and weekends',
};

export const notIncluded = {
  title: 'What the price doesn’t include',
  items: [
    'Your phone line. The AI Calling Agent is a separate product, coming soon.',
    'Systems you’d have to buy, such as a booking tool. We work with what you have.',
    'Changes to your website, apart from adding the chat.',
  ],
};

/** What a careful buyer asks, where the answer is no, not yet, or nobody knows. */
export const straightAnswers = {
  title: 'Where it stops today',
  items: [
    {
      term: 'Other channels',
      text: 'WhatsApp, e-mail, text messages and social media aren’t among its channels yet. Put the link to its chat there. It doesn’t answer the phone either: the AI Calling Agent will, and isn’t on sale yet.',
    },
    {
      term: 'Website builders',
      text: 'The chat is one line of code, which WordPress, Shopify and the paid plans of Wix and Squarespace let you add. We do it with you.',
    },
    {
      term: 'Writing first',
      text: 'It answers, and never writes first: it doesn’t remind people of appointments, and doesn’t follow up on quotes or unpaid bills.',
    },
    {
      term: 'Mistakes',
      text: 'It can be wrong, and we have no honest percentage to show you. Every answer is there for you to read and correct.',
    },
    {
      term: 'References',
      text: `We name a client only with written consent, and have nobody to name yet. That’s what the trial is for: ${figure('trialDays')} with your own customers, free.`,
    },
    {
      term: 'If we ever close',
      text: 'Your website goes on without the chat, and our terms give you two months’ notice and all your conversations as files. You can download them on any day before that.',
    },
  ],
};

export const servicesClosing = {
  title: 'Try it before you decide anything',
  text: `${figure('trialDays')}, free. There are ${agents.length} agents in the catalogue: tell us your trade and we’ll set up the right one.`,
  link: { label: 'Ask for a price for a larger team', href: '/contact' },
};

/** For the structured data: amounts in cents. */
export const serviceOffer = {
  name: flagship.title,
  description: services.lead,
  path: '/services',
  setupCents: offer.setupCents,
  monthlyCents: offer.monthlyCents,
};
