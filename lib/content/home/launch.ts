import { figure } from '@/lib/content/figures';

export const launch = {
  title: 'Launch: from yes to its first shift',
  steps: [
    { title: 'You tell us', text: 'Website, hours, prices, and the ten questions you hear most. Half an hour.' },
    {
      title: 'We train it',
      text: `On your trade, then on your business. Ready within ${figure('standardSetupTime')}.`,
    },
    {
      title: 'You try to catch it out',
      text: 'Ask it the awkward ones. We fix what’s wrong before a customer sees it.',
    },
    { title: 'It starts', text: 'You read along for the first week and change what you like.' },
  ],
  places: `We set up each agent by hand, so we take ${figure('clientPlaces')} new clients a quarter.`,
};
