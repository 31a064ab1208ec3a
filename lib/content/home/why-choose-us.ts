import { env } from '@/lib/env';

export const whyChooseUs = {
  title: 'Why choose us',
  items: [
    'It answers, books, quotes and follows up.',
    ...(env.contactPerson ? ['You deal with one person, by name.'] : []),
    'One price. No charge per message.',
    'Your data leaves with you.',
  ],
};
