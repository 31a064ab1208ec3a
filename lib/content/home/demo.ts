import { figure } from '@/lib/content/figures';

export type ChatLine = { from: 'agent' | 'customer'; text: string };

/** The drawn scenes of components/home/demo-thumbnail.tsx. */
export type DemoThumbnail = 'parcel' | 'ledger' | 'gate';

export type DemoScenario = {
  id: string;
  title: string;
  description: string;
  industry: string;
  thumbnail: DemoThumbnail;
  features: readonly string[];
  /** The example conversation, written by us. It begins with the agent saying that it is an AI. */
  conversation: readonly ChatLine[];
};

const greeting = (business: string): ChatLine => ({
  from: 'agent',
  text: `Hello, I’m the AI assistant at ${business}. Ask me anything, or ask for a person.`,
});

export const demo = {
  title: 'Watch it handle an enquiry',
  lead: 'Examples we wrote, to show how an agent replies.',
  deployment: `Live in ${figure('industrySetupTime')} after onboarding.`,
  scenarios: [
    {
      id: 'customer-service',
      title: 'Customer service',
      industry: 'Online shop',
      thumbnail: 'parcel',
      description: 'A shop with a busy website. Most messages ask where an order is.',
      features: ['Looks up orders', 'Knows the returns policy', 'Passes complaints to a person'],
      conversation: [
        greeting('the shop'),
        { from: 'customer', text: 'My order was due yesterday and it’s a birthday present. Where is it?' },
        {
          from: 'agent',
          text: 'I’m sorry it’s late. It’s on the van for delivery before one. If it isn’t there by two, message me: I’ve asked the shop to set one aside for you.',
        },
      ],
    },
    {
      id: 'professional-services',
      title: 'Professional services',
      industry: 'Accountancy practice',
      thumbnail: 'ledger',
      description: 'A small practice. New clients get in touch in the evening, when nobody is there.',
      features: ['Asks what the first meeting needs', 'Books into the right diary', 'Never gives tax advice'],
      conversation: [
        greeting('the practice'),
        { from: 'customer', text: 'I went self-employed in March. Do I have to register for VAT?' },
        {
          from: 'agent',
          text: 'That depends on your turnover and what you sell, so one of our accountants should answer it. I can book you a free twenty minutes tomorrow at ten. What kind of work do you do?',
        },
      ],
    },
    {
      id: 'manufacturing',
      title: 'Manufacturing',
      industry: 'Steel gates',
      thumbnail: 'gate',
      description: 'A maker of steel gates. Every quote starts with the same eight measurements.',
      features: ['Collects drawings and sizes', 'Checks lead times', 'Sends the estimator a complete request'],
      conversation: [
        greeting('the works'),
        { from: 'customer', text: 'Can you make a sliding gate, about four metres, galvanised?' },
        {
          from: 'agent',
          text: 'We can. For a quote I need the clear opening, the height, whether the ground falls, and a photo of both posts. They take about five weeks at the moment.',
        },
      ],
    },
  ] satisfies DemoScenario[],
};
