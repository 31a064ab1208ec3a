import type { ClaimId } from '@/lib/content/claims';
import { repeatedFigure as figure } from '@/lib/content/figures';

/** The drawn crops of components/home/feature-crop.tsx. */
export type FeatureCropId =
  | 'answer'
  | 'hours'
  | 'languages'
  | 'diary'
  | 'enquiry'
  | 'suggestion'
  | 'documents'
  | 'handover'
  | 'trades'
  | 'search'
  | 'topics'
  | 'correction';

export type Feature = { title: string; text: string; crop: FeatureCropId; href: string };

/** The twelve features, in four groups of three. */
export const features = {
  title: 'What it does all day',
  note: {
    label: 'Where these numbers come from',
    about: 'What these figures rest on',
    claims: ['responseTime', 'availability', 'languages', 'trainingHours', 'lifetimeUpdates', 'modelClass'] as [
      ClaimId,
      ...ClaimId[],
    ],
  },
  groups: [
    {
      title: 'Answers',
      items: [
        { title: 'At once', text: `Usually ${figure('responseTime')}.`, crop: 'answer', href: '/why-ai' },
        { title: 'Every hour', text: `${figure('availability')}, holidays too.`, crop: 'hours', href: '/why-ai' },
        {
          title: 'In their language',
          text: `${figure('languages')} languages.`,
          crop: 'languages',
          href: '/why-ai',
        },
      ],
    },
    {
      title: 'Books and sells',
      items: [
        { title: 'Takes bookings', text: 'You accept each one.', crop: 'diary', href: '/services' },
        {
          title: 'Takes the enquiry',
          text: 'Who, what, number.',
          crop: 'enquiry',
          href: '/services',
        },
        { title: 'Sells your way', text: 'Never nags.', crop: 'suggestion', href: '/services' },
      ],
    },
    {
      title: 'Knows your business',
      items: [
        {
          title: 'Helps customers',
          text: 'From your website.',
          crop: 'documents',
          href: '/ai-chatbots/customer-service-ai',
        },
        { title: 'Hands over', text: 'With the whole story.', crop: 'handover', href: '/services' },
        {
          title: 'Knows your trade',
          text: `${figure('trainingHours')} of training.`,
          crop: 'trades',
          href: '/ai-chatbots',
        },
      ],
    },
    {
      title: 'Tells you what it hears',
      items: [
        { title: 'Gets you found', text: 'Drafts your FAQ.', crop: 'search', href: '/services' },
        { title: 'Advises the owner', text: 'Every week.', crop: 'topics', href: '/services' },
        {
          title: 'Keeps improving',
          text: `${figure('lifetimeUpdates')} updates.`,
          crop: 'correction',
          href: '/ai-chatbots',
        },
      ],
    },
  ] satisfies { title: string; items: Feature[] }[],
};
