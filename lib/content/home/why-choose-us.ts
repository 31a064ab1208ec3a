import { env } from '@/lib/env';

export const whyChooseUs = {
  title: 'Why choose us',
  items: [
    'It answers, takes bookings and quotes your prices.',
    ...(env.contactPerson ? [`You deal with ${env.contactPerson.name}.`] : []),
    'One price. No charge per message.',
    'If you leave, your data goes with you.',
  ],
};
