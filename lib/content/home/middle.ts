import { type ClaimId, claims } from '@/lib/content/claims';
import { setupTimes } from '@/lib/content/offer';

export type DemoScenario = {
  id: string;
  title: string;
  description: string;
  industry: string;
  features: readonly string[];
  customer: string;
  reply: string;
};

export const demo = {
  title: 'Watch it take an enquiry',
  lead: 'Three businesses, three questions. The answers are written by us as examples of how an agent is set up to reply.',
  deployment: `Live in ${setupTimes.industry} after onboarding.`,
  scenarios: [
    {
      id: 'customer-service',
      title: 'Customer service',
      description: 'A shop with a busy webstore. Most messages ask where an order is.',
      industry: 'Retail',
      features: ['Looks up orders', 'Knows the returns policy', 'Passes complaints to a person'],
      customer: 'My order was due yesterday and it is a birthday present. Where is it?',
      reply:
        'I am sorry, that is a bad day for it to be late. It left Portlaoise this morning and is on the van for delivery before one o’clock. I have asked the driver to ring you. If it is not there by two, I will ask Niamh in the shop to set one aside for you to collect.',
    },
    {
      id: 'professional-services',
      title: 'Professional services',
      description: 'A small accountancy practice. New clients ring in the evening, when nobody is there.',
      industry: 'Accounting',
      features: ['Asks what a first meeting needs to know', 'Books into the right diary', 'Never gives tax advice'],
      customer: 'I went self-employed in March. Do I have to register for VAT?',
      reply:
        'That depends on your turnover and on what you sell, so one of our accountants should answer it. I can book you a free twenty minutes: tomorrow at ten or Thursday at half past five. What kind of work do you do?',
    },
    {
      id: 'manufacturing',
      title: 'Manufacturing',
      description: 'A maker of steel gates. Every quote starts with the same eight measurements.',
      industry: 'Manufacturing',
      features: ['Collects drawings and sizes', 'Checks lead times', 'Sends a complete request to the estimator'],
      customer: 'Can you make a sliding gate, about four metres, galvanised?',
      reply:
        'We can. For a quote I need the clear opening, the height, whether the ground falls, and a photo of both posts. Do you have power near the gate? Galvanised gates leave us in about five weeks at the moment.',
    },
  ] satisfies DemoScenario[],
};

export const irishAdvantage = {
  title: 'Made for how business is done here',
  items: [
    { term: 'Your words', text: 'Eircodes, NCTs, communions and the Leaving Cert: it knows what people mean.' },
    { term: 'Your hours', text: 'Irish time, Irish bank holidays, and the half day on Wednesday if you keep one.' },
    {
      term: 'Your law',
      text: 'GDPR from the start, and the EU AI Act’s rule that people must know they talk to an AI.',
    },
    {
      term: 'Your people',
      text: 'Set up by people you can write to by name, who read its first conversations with you.',
    },
  ],
};

export const technology = {
  title: 'What is under the bonnet',
  lead: 'Nothing exotic: good parts, put together with care and tested before every change.',
  stack: [
    { part: 'Language model', detail: `${claims.modelClass.display}, replaced when a better one proves itself.` },
    {
      part: 'Knowledge',
      detail:
        'Your website, price list and documents. It answers from these and says so when they do not hold the answer.',
    },
    { part: 'Channels', detail: 'Website chat, e-mail, Facebook and Instagram messages; phone to follow.' },
    { part: 'Calendar and bookings', detail: 'Google, Microsoft and the booking systems that offer a connection.' },
    { part: 'Oversight', detail: 'Every conversation can be read, corrected and deleted by you.' },
  ],
};

export const launch = {
  title: 'From yes to the first shift',
  steps: [
    { title: 'You tell us', text: 'Website, hours, prices, and the ten questions you hear most. Half an hour.' },
    {
      title: 'We train it',
      text: `On your trade and then on you. A standard agent is ready in ${setupTimes.standard}.`,
    },
    { title: 'You try to break it', text: 'Ask it the awkward ones. We fix what is wrong before a customer sees it.' },
    { title: 'It starts', text: 'You read along in the first week and change what you like.' },
  ],
  places: `We set up each one by hand, so we take ${claims.clientPlaces.display} new clients a quarter.`,
};

export const whyUs = {
  title: 'Why owners choose this and not another chat box',
  items: [
    'It does the work: books, quotes, follows up. A chat box only talks.',
    'You get a person at our end with a name and a number.',
    'One price. No charge per message, per seat or per “premium feature”.',
    'It admits what it does not know, and asks you.',
    'You can read everything it says, and take your data with you.',
  ],
};

export const results = {
  title: 'What we aim for',
  lead: 'We publish no client’s figures until a client lets us. Until then these are targets, and they say so.',
  items: [
    { claim: 'leadIncrease', text: 'more leads, where enquiries used to go unanswered in the evening' },
    { claim: 'staffTimeSaved', text: 'of the time that staff spend on routine questions' },
    { claim: 'bookingSuccess', text: 'of booking requests end in a booking' },
  ] satisfies { claim: ClaimId; text: string }[],
};
