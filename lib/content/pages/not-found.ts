/** The page of an address that does not exist. */
export const notFound = {
  title: 'Page Not Found',
  lead: 'There’s no page at this address. It may have moved, or the link may contain a typo.',
  says: 'That’s not on our website. Here’s what is, or ask me:',
  links: [
    { href: '/#pricing', label: 'What it costs' },
    { href: '/ai-chatbots', label: 'An agent for your trade' },
    { href: '/meet-your-agent', label: 'See it answer from your own website' },
    { href: '/blog', label: 'The blog' },
    { href: '/contact', label: 'Talk to a person' },
  ],
} as const;
