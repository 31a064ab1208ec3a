import { env } from '@/lib/env';

export type NavItem = { label: string; href: string };

/** Missing while the operator has switched agent previews off. */
const meetYourAgent: readonly NavItem[] =
  env.agentPreviewsADay > 0 ? [{ label: 'Meet Your Agent', href: '/meet-your-agent' }] : [];

/** The nine links of the header, in order. Pricing and FAQ are sections of the home page. */
export const mainNavigation: readonly NavItem[] = [
  { label: 'Services', href: '/services' },
  { label: 'AI Agents', href: '/ai-chatbots' },
  { label: 'AI Calling', href: '/ai-calling' },
  { label: 'Blog', href: '/blog' },
  { label: 'Why AI?', href: '/why-ai' },
  { label: 'Pricing', href: '/#pricing' },
  { label: 'FAQ', href: '/#faq' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
];

/** The link columns of the footer; the fourth column (social and contact) comes from the environment. */
export const footerColumns: readonly { title: string; items: readonly NavItem[] }[] = [
  {
    title: 'Quick links',
    items: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
      { label: 'Why AI?', href: '/why-ai' },
      { label: 'AI Agents', href: '/ai-chatbots' },
      { label: 'Pricing', href: '/#pricing' },
      { label: 'Blog', href: '/blog' },
      { label: 'FAQ', href: '/#faq' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    title: 'Services',
    items: [
      { label: 'AI Agents', href: '/ai-chatbots' },
      { label: 'AI Calling Agents', href: '/ai-calling' },
      { label: 'Free Trial', href: '/free-trial' },
      ...meetYourAgent,
    ],
  },
  {
    title: 'Company',
    items: [
      { label: 'About Us', href: '/about' },
      { label: 'Why AI?', href: '/why-ai' },
      { label: 'Blog', href: '/blog' },
    ],
  },
];

/** The second and third of the main calls; the first is the free trial. */
export const mainCalls: readonly NavItem[] = [
  { label: 'Book an expert consultation', href: '/contact?topic=consultation' },
  { label: 'Ask for a custom demo', href: '/contact?topic=demo' },
];

/** The small print at the very end of every page. */
export const legalLinks: readonly NavItem[] = [
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Our claims', href: '/claims' },
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'Your account', href: '/account' },
];
