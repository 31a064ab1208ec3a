/** Copy of the blog's own pages. */
export const blogCopy = {
  title: 'Notes for people who run things',
  lead: 'Plain guides to putting AI to work in an Irish business: what it does well, what it should never do, and the sums to check before you pay anyone for it.',
  nothingFound: 'No articles found matching your criteria.',
  nothingPublished: 'No articles published yet.',
  showAll: 'Show all articles',
  createPosts: 'Create Blog Posts',
  closing: {
    title: 'Would you rather see it answer your own customers?',
    text: 'Give us your website and your opening hours. We set up an agent, you try it on real enquiries, and it stops when the trial ends.',
  },
  articleEnd: {
    title: 'Try it on your own enquiries',
    text: 'We set up an agent for your business; you watch it work before you pay anything.',
  },
} as const;
