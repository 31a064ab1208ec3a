import { agents } from '@/lib/content/agents/catalogue';
import { figure } from '@/lib/content/figures';

/** The agents whose portraits the home page shows. */
export const introducedAgents = agents.slice(0, 6);

export const portfolio = {
  title: 'One today, one to come',
  products: [
    {
      name: 'AI Super Employee',
      state: 'Available now',
      text: 'Service, sales, leads, bookings, SEO and advice in one agent.',
      link: { label: 'See what it does', href: '/services' },
    },
    {
      name: 'AI Calling Agent',
      state: 'Coming soon',
      text: `Will answer your phone, with an Irish accent if you like. ${figure('callingDiscount')} the upfront fee for current clients at launch.`,
      link: { label: 'About AI Calling', href: '/ai-calling' },
    },
  ],
};
