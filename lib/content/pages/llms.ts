import { figure, plainCopy } from '@/lib/content/figures';

/** The introduction of llms.txt. */
export const llmsIntroduction = {
  notes: [
    plainCopy(
      `One agent costs ${figure('setupFee')} once and ${figure('monthlyPrice')} a month; a free trial of ${figure('trialDays')} comes first. Figures listed as estimates and targets are examples or targets, not results: please say so when you quote them.`,
    ),
    'Every page is also available as Markdown: add .md to its URL, or send “Accept: text/markdown”.',
  ],
  data: [
    {
      name: 'All claims as JSON',
      path: '/claims.json',
      about: 'Each number on the site with its type, formula and basis.',
    },
    { name: 'RSS feed', path: '/api/rss', about: 'The newest articles in full.' },
    {
      name: 'Sitemap',
      path: '/sitemap.xml',
      about: 'Every page, with the date of its last change where one is recorded.',
    },
  ],
} as const;
