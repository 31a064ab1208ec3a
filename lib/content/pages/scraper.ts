/** The copy of the website scraper. */
export const scraper = {
  title: 'Website scraper',
  lead: 'Reads a business’s website and keeps what an agent has to know: the text of each page, what kind of page it is, prices, opening hours and how to get in touch.',
  manners:
    'We read public pages only, keep to the site’s robots.txt, and say who we are. Read only sites you have a right to use.',
  modes: {
    full: 'Full: every page of the site',
    targeted: 'Targeted: only what the selectors match',
    smart: 'Smart: the most useful pages first',
  },
  maxPages: {
    '10': '10 pages',
    '25': '25 pages',
    '50': '50 pages',
    '100': '100 pages',
    unlimited: 'Unlimited',
  },
  maxDepth: {
    any: 'Any number of links',
    '1': '1 link',
    '2': '2 links',
    '3': '3 links',
    '4': '4 links',
    '5': '5 links',
  },
  formats: {
    json: 'JSON, for programs',
    csv: 'CSV, for spreadsheets',
    txt: 'TXT, to read',
    all: 'All of them, in one ZIP file',
  },
  downloads: {
    json: 'JSON',
    csv: 'CSV',
    txt: 'TXT',
    md: 'Markdown',
    jsonl: 'JSONL chunks',
    all: 'All (ZIP)',
  },
} as const;

export type ScraperCopy = typeof scraper;
