import { agents } from '@/lib/content/agents/catalogue';
import type { ClaimId } from '@/lib/content/claims';
import { figure } from '@/lib/content/figures';
import { offer } from '@/lib/content/offer';

export const services = {
  title: 'One employee, six jobs',
  lead: 'The complete AI Super Employee sells, supports, follows up, books, helps people find you and tells you what it noticed. One price covers it all.',
  link: { label: 'Choose an agent for your trade', href: '/ai-chatbots' },
  preview: { label: 'Meet your own agent', href: '/meet-your-agent' },
};

/** The six jobs as on a job description: what it does, and where it stops. */
export const roles = {
  title: 'The job description',
  lead: 'What you’d put in the job ad, and the line you’d draw in the first week.',
  columns: ['It does', 'It leaves to you'],
  rows: [
    {
      label: 'Sales',
      cells: ['Suggests what fits, sends your price list, asks for the order.', 'Discounts and special terms.'],
    },
    {
      label: 'Customer support',
      cells: ['Orders, returns, opening hours, “how does it work”.', 'Refunds above your limit, upset customers.'],
    },
    {
      label: 'Lead generation',
      cells: ['Asks your three questions, passes on name and number.', 'Ringing the good ones.'],
    },
    {
      label: 'Appointment booking',
      cells: ['Books, moves and reminds, with your lengths and gaps.', 'Squeezing somebody in.'],
    },
    {
      label: 'SEO expert',
      cells: ['Turns the questions customers ask into drafts for your website.', 'Deciding what is published.'],
    },
    {
      label: 'Business advisor',
      cells: ['Sends a note every week: what people asked, and what you couldn’t sell them.', 'What to do about it.'],
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
  humanCost: 'employeeSalary',
  features: [
    'Sales conversations',
    'Customer support',
    'Lead capture and follow-up',
    'Appointment booking',
    'SEO drafts from real questions',
    'A weekly note of advice',
    'Website, e-mail and social channels',
    'Training on your own documents',
    'Hand-over to your people, with the conversation',
    'Every conversation to read, correct and export',
    `${figure('lifetimeUpdates')} updates`,
    'A named person at our end',
  ],
  link: { label: 'Start free trial', href: '/free-trial' },
} as const satisfies Record<string, unknown> & Record<'setupPrice' | 'monthlyPrice' | 'savings' | 'humanCost', ClaimId>;

export const places = {
  title: 'Places are limited, for a simple reason',
  text: `A person here sets up every agent by hand and reads its first conversations. So we take ${figure('clientPlaces')} new clients a quarter and no more. If a quarter is full, we say so and give you a date.`,
};

export const salaryComparison = {
  title: 'Compared with a salary',
  employee: 'A full-time employee, a year',
  saving: 'Less in the first year than the lower salary',
};

export const notIncluded = {
  title: 'What the price doesn’t include',
  items: [
    'Your phone line. The AI Calling Agent is a separate product and isn’t out yet.',
    'Systems you would have to buy, such as a booking tool. We work with what you have, or tell you it can’t be done.',
    'Work on your website beyond adding the chat.',
  ],
};

export const servicesClosing = {
  title: 'Try it before you decide anything',
  text: `${figure('trialDays')}, free. There are ${agents.length} agents in the catalogue: tell us your trade and we set up the right one.`,
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
