const downloads = { json: 'JSON', csv: 'CSV', txt: 'TXT', md: 'Markdown', jsonl: 'JSONL', all: 'All (ZIP)' };

/** Copy that both niche scrapers share. */
const shared = {
  noScript:
    'Without JavaScript you can start a run, but not watch it: reload the page to see how far it is. Once it’s over, you can download its results here.',
  own: {
    label: 'Your own sources (optional)',
    hint: 'Up to five web addresses, one on each line. This run reads them as well.',
  },

  depths: {
    basic: 'Basic: a few sources, short items',
    comprehensive: 'Comprehensive: the main sources',
    expert: 'Expert: every source, long items',
  },
  regions: { Ireland: 'Ireland', UK: 'United Kingdom', EU: 'European Union', Global: 'Worldwide' },
  formats: { json: 'JSON, for programs', csv: 'CSV, for spreadsheets', txt: 'TXT, to read' },
  downloads,
  focus: {
    includeRegulations: 'Regulations',
    includeBestPractices: 'Best practices',
    includeProfessionalAssociations: 'Professional associations',
    includeEducationalResources: 'Educational resources',
    includeTradeJournals: 'Trade journals',
    excludeBlogsForums: 'Leave out blogs and forums',
    focusCommercial: 'Focus on commercial work',
    focusResidential: 'Focus on residential work',
  },
};

/** The copy of the niche scraper. */
export const nicheScraper = {
  ...shared,
  title: 'Niche scraper',
  lead: 'Gathers what an agent should know about a trade: from an encyclopaedia, from the regulators, trade bodies, schools and trade press that we know of, and from websites that you name.',
  manners: 'Every item is quoted word for word, with the address of the page it is from. Nothing is made up.',
  start: 'Build Knowledge Base',
  running: 'Building Knowledge Base...',
};

/** The copy of the premium niche scraper. */
export const premiumNicheScraper = {
  ...shared,
  title: 'Premium niche scraper',
  lead: 'Searches the whole web for what an agent should know about a trade, through a web-scraping provider, and reads the pages it finds.',
  manners: 'Every item is quoted word for word, with the address of the page it is from. Nothing is made up.',
  unavailable: {
    title: 'Searching the web isn’t set up yet',
    text: 'This tool needs an account with a search service, and this site has none so far, so no run can start. Please ask the administrator of this site to add one. Until then, use the',
    link: 'niche scraper',
    rest: ', which reads an encyclopaedia, the sources we know, and websites you name.',
  },
  start: 'Scrape Real Websites',
  running: 'Scraping Real Websites...',
};

export type NicheCopy = typeof nicheScraper | typeof premiumNicheScraper;
