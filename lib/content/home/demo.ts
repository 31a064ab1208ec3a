import { figure } from '@/lib/content/figures';
import type { ScreenLine } from '@/lib/content/screens/screen';
import { conversationAt } from '@/lib/content/screens/trades';

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
  conversation: readonly ScreenLine[];
};

const greeting = (business: string): ScreenLine => ({
  from: 'agent',
  text: `Hello, I’m the AI assistant at ${business}.`,
});

/** What an agent of the catalogue was asked at an hour, and its answer. */
function exchangeOf(slug: string, at: string): ScreenLine[] {
  const { question, answer } = conversationAt(slug, at);
  return [
    { from: 'customer', text: question },
    { from: 'agent', text: answer },
  ];
}

export const demo = {
  title: 'You closed at six. It didn’t.',
  lead: 'Three made-up businesses, three ordinary problems.',
  deployment: `With your own systems: live in ${figure('industrySetupTime')} after onboarding.`,
  live: { title: 'Ask our own AI employee', detail: 'Answers from this website' },
  scenarios: [
    {
      id: 'customer-service',
      title: 'Customer service',
      industry: 'Online shop, 21:05',
      thumbnail: 'parcel',
      description: 'Most messages ask where an order is.',
      features: ['Takes the details', 'Knows your returns policy'],
      conversation: [greeting('the shop'), ...exchangeOf('customer-service-ai', '21:05')],
    },
    {
      id: 'professional-services',
      title: 'Professional services',
      industry: 'Accountants, 22:40',
      thumbnail: 'ledger',
      description: 'New clients write in the evening.',
      features: ['Asks for the right appointment', 'Never gives tax advice'],
      conversation: [greeting('the practice'), ...exchangeOf('accountant-ai', '22:40')],
    },
    {
      id: 'manufacturing',
      title: 'Manufacturing',
      industry: 'Steel gates, 23:15',
      thumbnail: 'gate',
      description: 'Every quote starts with the same measurements.',
      features: ['Collects drawings and sizes', 'Knows your lead times'],
      conversation: [
        greeting('the works'),
        { from: 'customer', text: 'Can you make a sliding gate, about four metres, galvanised?' },
        {
          from: 'agent',
          text: 'We can. For a quote I need the clear opening, the height, and a photo of both posts. They take about five weeks at the moment.',
        },
      ],
    },
  ] satisfies DemoScenario[],
};
