import { bareFigure, repeatedFigure } from '@/lib/content/figures';
import { env } from '@/lib/env';

export const hero = {
  title: 'The member of staff who never clocks\u00a0off',
  lead: 'An AI employee answers your customers and takes their bookings: in the chat on your website, day and night.',
  primary: { label: 'Start free trial', href: '#free-trial' },
  secondary: { label: 'See what it replaces', href: '#comparison' },
  meet: { label: 'Or try it on your own website', button: 'Meet my agent' },
  price: `${bareFigure('monthlyPrice')} a month and ${bareFigure('setupFee')} to set up, ${env.priceVatNote}. ${repeatedFigure('trialDays')} free.`,
  note: {
    about: 'Price and trial',
    claims: ['monthlyPrice', 'setupFee', 'trialDays', 'guaranteeDays', 'catalogueSize'] as const,
  },
  picture: 'An example: a café at ten past ten.',
};
