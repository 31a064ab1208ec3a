/** The words of the website scraper. */
export const scraper = {
  title: 'Website scraper',
  lead: 'Reads a page of a business’s website and shows what an agent would learn from it: the text, what kind of page it is, the facts, and the pages that belong to it.',
  manners:
    'We read public pages only, keep to the site’s robots.txt, and say who we are. Read only sites you have a right to use.',
  modes: {
    full: 'Full: every page of the site',
    targeted: 'Targeted: only what the selectors match',
    smart: 'Smart: the most useful pages first',
  },
};
