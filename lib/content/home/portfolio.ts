import { agents } from '@/lib/content/agents/catalogue';

/** The agents whose portraits the home page shows. */
export const introducedAgents = agents.slice(0, 7);

export const portfolio = {
  title: 'Four trades, one night',
  all: { label: `All ${agents.length} agents`, href: '/ai-chatbots' },
  /** Four trades at four hours of the night, with one exchange each. */
  trades: [
    {
      slug: 'beauty-salon-ai',
      time: '21:35',
      question: 'A colour on Friday?',
      answer: 'I’ll ask for two. Had a patch test?',
    },
    {
      slug: 'plumber-pro-ai',
      time: '02:10',
      question: 'Water’s coming through the ceiling!',
      answer: 'Stopcock first, under the sink. Your Eircode?',
    },
    {
      slug: 'dental-care-ai',
      time: '06:50',
      question: 'A filling fell out.',
      answer: 'I’ll ask for 9:15. Is it sore?',
    },
    {
      slug: 'auto-mechanic-ai',
      time: '07:20',
      question: 'Timing belt, how much?',
      answer: 'I’ll have it priced. What’s the reg?',
    },
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
