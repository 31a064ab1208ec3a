import { agents } from '@/lib/content/agents/catalogue';
import { conversationAt } from '@/lib/content/screens/trades';

/** How many characters of an answer a card has room for. */
const CARD = 85;

/** As many of the first sentences of an answer as a card has room for. */
function opening(answer: string): string {
  let shown = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(answer)) {
    if (shown && shown.length + segment.length > CARD) break;
    shown += segment;
  }
  return shown.trim();
}

/** One exchange of an agent, at its hour. */
function tradeAt(slug: string, time: string) {
  const { question, answer } = conversationAt(slug, time);
  return { slug, time, question, answer: opening(answer) };
}

/** The agents whose portraits the home page shows. */
export const introducedAgents = agents.slice(0, 7);

export const portfolio = {
  title: 'Four trades, one night',
  all: { label: `All ${agents.length} agents`, href: '/ai-chatbots' },
  /** Four trades at four hours of the night. */
  trades: [
    tradeAt('beauty-salon-ai', '21:35'),
    tradeAt('plumber-pro-ai', '02:10'),
    tradeAt('dental-care-ai', '06:50'),
    tradeAt('auto-mechanic-ai', '07:20'),
  ],
  products: [
    {
      name: 'AI Super Employee',
      state: 'Available now',
      text: 'Six jobs in one.',
      link: { label: 'See it work', href: '/services' },
    },
    {
      name: 'AI Calling Agent',
      state: 'Coming soon',
      text: 'Messages now. The phone next.',
      link: { label: 'About AI Calling', href: '/ai-calling' },
    },
  ],
};
