import { repeatedFigure } from '@/lib/content/figures';

export const technology = {
  title: 'Under the bonnet',
  stack: [
    { part: 'Language model', detail: `${repeatedFigure('modelClass')}, replaced when a better one proves itself.` },
    {
      part: 'Knowledge',
      detail: 'your website, price list and documents.',
    },
    { part: 'Channels', detail: 'website chat, e-mail, Facebook, Instagram.' },
    { part: 'Bookings', detail: 'Google and Microsoft calendars, and booking systems with a connection.' },
    { part: 'Oversight', detail: 'read, correct or delete every conversation.' },
  ],
};
