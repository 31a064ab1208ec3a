/** The three tools: what each kind of run is called, and where it is set up and shown. */
export const tools = {
  website: { name: 'Website scraper', path: '/scraper' },
  niche: { name: 'Niche scraper', path: '/niche-scraper' },
  premium: { name: 'Premium niche scraper', path: '/premium-niche-scraper' },
} as const;

export type ToolKind = keyof typeof tools;
