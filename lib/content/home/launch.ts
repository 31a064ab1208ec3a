import { figure } from '@/lib/content/figures';

export const launch = {
  title: 'Launch in four steps',
  steps: [
    { title: 'You tell us', text: 'Website, hours, prices, your ten most-asked questions.' },
    {
      title: 'We train it',
      text: `In your trade, then on your business, within ${figure('standardSetupTime')}.`,
    },
    {
      title: 'You try to catch it out',
      text: 'We fix what’s wrong before a customer sees it.',
    },
    { title: 'It starts', text: 'You read along and change what you like.' },
  ],
  places: `Set up by hand, so we take ${figure('clientPlaces')} new clients a quarter.`,
};
