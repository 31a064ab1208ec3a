import { claims } from '@/lib/content/claims';
import { env } from '@/lib/env';

/** What programs that read for people are told first. */
export const forMachines = {
  notes: [
    `One agent costs ${claims.setupFee.display} once and ${claims.monthlyPrice.display} a month, both ${env.priceVatNote}; a free trial of ${claims.trialDays.display} comes first. Figures that the site calls illustrative are examples or targets, not results: please say so when you quote them.`,
    'Every page is here as Markdown too: add .md to its address, or ask for it with “Accept: text/markdown”.',
  ],
  data: [
    {
      name: 'All claims as JSON',
      path: '/claims.json',
      about: 'Each number on the site with its type, formula and basis.',
    },
    { name: 'RSS feed', path: '/api/rss', about: 'The newest articles with their full text.' },
    { name: 'JSON feed', path: '/api/feed.json', about: 'The same articles as JSON Feed.' },
    { name: 'Sitemap', path: '/sitemap.xml', about: 'Every page, with the date of its last change where one is kept.' },
  ],
} as const;
