import { repeatedFigure } from '@/lib/content/figures';

export const technology = {
  title: 'Under the bonnet',
  lead: 'Nothing exotic: good parts, tested before every change.',
  stack: [
    { part: 'Language model', detail: `${repeatedFigure('modelClass')}, replaced when a better one proves itself.` },
    {
      part: 'Knowledge',
      detail: 'Your website, price list and documents. If the answer isn’t in them, it says so.',
    },
    { part: 'Channels', detail: 'Website chat, e-mail, Facebook and Instagram messages.' },
    { part: 'Bookings', detail: 'Google and Microsoft calendars, and booking systems that offer a connection.' },
    { part: 'Oversight', detail: 'You can read, correct and delete every conversation.' },
  ],
};
