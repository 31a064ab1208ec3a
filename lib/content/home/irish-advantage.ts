import { env } from '@/lib/env';

export const irishAdvantage = {
  title: 'Made for Irish business',
  items: [
    'Eircodes and fadas',
    'Bank holidays',
    'GDPR and the EU AI Act',
    ...(env.contactPerson ? [`Set up by ${env.contactPerson.name}`] : []),
  ],
};
