/** The three tools: the name of each kind of run, and the path of its page. */
export const tools = {
  website: { name: 'Website scraper', path: '/scraper' },
  niche: { name: 'Niche scraper', path: '/niche-scraper' },
  premium: { name: 'Premium niche scraper', path: '/premium-niche-scraper' },
} as const;

export type ToolKind = keyof typeof tools;
