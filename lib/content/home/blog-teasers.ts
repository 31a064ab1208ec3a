export const blogTeasers = {
  title: 'From the blog',
  items: [
    { slug: 'ai-transforming-irish-small-businesses-2024', highlight: 'What changed, what didn’t' },
    { slug: 'ai-automation-guide-irish-restaurants', highlight: 'What pays for itself first' },
    { slug: 'roi-calculator-ai-success-irish-business', highlight: 'Check before you buy' },
  ],
};
