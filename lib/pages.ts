import { claims } from './content/claims';

/** What search engines and link previews show of a page. The site's name is appended to titles; keywords are words that people search for. */
export type PageMeta = { path: string; title: string; description: string; keywords?: readonly string[] };

/** Where a link stands among its neighbours, and its words. */
type MenuLink = readonly [position: number, label: string];

/** A fixed page, or a section of one (`/#pricing`), which has links and a preview of its own but no route. */
export type SitePage = PageMeta & {
  /** `personal` if the page depends on who is signed in: never cached, without Markdown, in no list. Default: `public`. */
  route?: 'personal';
  /** Its link in the header. */
  header?: MenuLink;
  /** Its links in the footer, by the title of the column; `legal` is the small print at the very end. */
  footer?: Partial<Record<FooterColumn, MenuLink>>;
  /** Its section in llms.txt. Default: `Pages`. */
  llms?: 'Optional' | false;
};

export const footerTitles = ['Quick links', 'Services', 'Company'] as const;
export type FooterColumn = (typeof footerTitles)[number] | 'legal';

/** Every fixed page, once. Routes, caching, metadata, sitemap, Markdown, llms.txt, header and footer are derived from it. */
export const sitePages = {
  home: {
    path: '/',
    title: 'AI employees for Irish small businesses',
    description: `An AI employee answers your customers, takes bookings and leads, day and night. See the price, try it for ${claims.trialDays.display}.`,
    keywords: ['AI employee', 'AI receptionist Ireland', 'AI chatbot for small business', 'AI customer service'],
    footer: { 'Quick links': [1, 'Home'] },
  },
  services: {
    path: '/services',
    title: 'Services: the complete AI Super Employee',
    description:
      'One agent for service, sales, leads, bookings, SEO and advice. Set up for you, one price a month, cancel at the end of any month.',
    keywords: ['AI customer support', 'AI lead generation', 'AI appointment booking', 'AI sales agent Ireland'],
    header: [1, 'Services'],
    footer: { 'Quick links': [2, 'Services'] },
  },
  aiAgents: {
    path: '/ai-chatbots',
    title: `AI agents for ${claims.catalogueSize.display} trades and professions`,
    description: `Plumber, dentist, restaurant, solicitor: ${claims.catalogueSize.display} specialist AI agents, each trained for its trade and then for your business.`,
    keywords: [
      'AI agents for small business',
      'AI chatbot for restaurants',
      'AI for plumbers',
      'AI dental receptionist',
    ],
    header: [2, 'AI Agents'],
    footer: { 'Quick links': [4, 'AI Agents'], Services: [1, 'AI Agents'] },
  },
  whyAI: {
    path: '/why-ai',
    title: 'Why AI? What changes in a small business',
    description:
      'What an AI employee does well, what it leaves to you, and how a business with one compares with a business without. No magic.',
    keywords: ['benefits of AI for small business', 'AI for Irish business', 'is AI worth it for a small business'],
    header: [5, 'Why AI?'],
    footer: { 'Quick links': [3, 'Why AI?'], Company: [2, 'Why AI?'] },
  },
  pricing: {
    path: '/#pricing',
    title: 'Pricing',
    description:
      'A set-up fee and a monthly price, both ex VAT, with everything included. No contract and a free trial first.',
    keywords: ['AI chatbot price', 'AI employee cost', 'AI receptionist cost Ireland'],
    header: [6, 'Pricing'],
    footer: { 'Quick links': [5, 'Pricing'] },
  },
  faq: {
    path: '/#faq',
    title: 'Questions and answers',
    description:
      'What owners ask before they start: price, notice, set-up, data, languages, and what the agent does not do.',
    header: [7, 'FAQ'],
    footer: { 'Quick links': [7, 'FAQ'] },
  },
  blog: {
    path: '/blog',
    title: 'Blog: AI at work in Irish businesses',
    description:
      'Plain guides for owners: what AI does well in a shop, a kitchen, a clinic or a plant, and the sums to check before you buy.',
    keywords: ['AI for small business', 'AI guide for Irish business', 'business automation Ireland'],
    header: [4, 'Blog'],
    footer: { 'Quick links': [6, 'Blog'], Company: [3, 'Blog'] },
  },
  freeTrial: {
    path: '/free-trial',
    title: `Free trial: ${claims.trialDays.display}, no payment details`,
    description: `Tell us about your business. We set up an agent within ${claims.trialSetupTime.display} and you try it for ${claims.trialDays.display}, free, with no card.`,
    footer: { Services: [3, 'Free Trial'] },
  },
  meetYourAgent: {
    path: '/meet-your-agent',
    title: 'Meet your own agent, from your website',
    description:
      'Type your website’s address and talk to an AI agent that answers in the words of your own pages, with a link to each sentence.',
    keywords: ['AI chatbot demo', 'try an AI chatbot on my website'],
    footer: { Services: [4, 'Meet Your Agent'] },
    llms: false,
  },
  aiCalling: {
    path: '/ai-calling',
    title: 'AI Calling Agent (coming soon)',
    description: `An agent that will answer your phone, with an Irish accent if you like. Coming soon, ${claims.callingDiscount.display} the upfront fee for current clients.`,
    header: [3, 'AI Calling'],
    footer: { Services: [2, 'AI Calling Agents'] },
  },
  about: {
    path: '/about',
    title: 'About us',
    description: 'Why we build AI employees for small businesses in Ireland, how we work, and what we will not do.',
    header: [8, 'About'],
    footer: { Company: [1, 'About Us'] },
  },
  contact: {
    path: '/contact',
    title: 'Contact: talk to a person',
    description:
      'Ask for a custom demo, a price for a larger team, or advice on whether an AI employee suits you at all.',
    header: [9, 'Contact'],
    footer: { 'Quick links': [8, 'Contact'] },
  },
  terms: {
    path: '/terms',
    title: 'Terms of service',
    description:
      'The terms of the free trial and of the subscription, in plain English: price, notice, guarantee, liability.',
    footer: { legal: [1, 'Terms'] },
    llms: 'Optional',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy notice',
    description:
      'What this site keeps about you, why, for how long, and how to see or delete it. No tracking, no advertising.',
    footer: { legal: [2, 'Privacy'] },
    llms: 'Optional',
  },
  processorTerms: {
    path: '/processor-terms',
    title: 'Processor’s terms (Article 28 GDPR)',
    description:
      'What we do with the words of your customers when your agent answers them: only what you say, kept as long as you say.',
    llms: 'Optional',
  },
  claims: {
    path: '/claims',
    title: 'Every number on this site, explained',
    description:
      'Each price and claim with its type, its formula and its basis, so that you can check our sums yourself.',
    footer: { legal: [3, 'Our claims'] },
  },
  auth: {
    path: '/auth',
    title: 'Sign in or sign up',
    description:
      'Sign in or sign up to see what an agent would learn from a website. You don’t need an account to read or to try.',
    route: 'personal',
  },
  crawler: {
    path: '/crawler',
    title: 'SuperEmployeeBot, our crawler',
    description:
      'What SuperEmployeeBot reads and why, how it behaves, and how to keep it away from your website with robots.txt.',
    llms: false,
  },
  accessibility: {
    path: '/accessibility',
    title: 'Accessibility statement',
    description:
      'How this site aims to meet WCAG 2.2 AA, how we test it, what is not perfect yet, and how to reach us about it.',
    footer: { legal: [4, 'Accessibility'] },
    llms: 'Optional',
  },
} as const satisfies Record<string, SitePage>;

export type PageKey = keyof typeof sitePages;

/** All entries, in the order of the sitemap. */
export const pageList: readonly SitePage[] = Object.values(sitePages);

const isSection = ({ path }: SitePage) => path.includes('#');

/** The pages that everybody may see, which are also available as Markdown. */
export const publicPages = (): SitePage[] => pageList.filter((page) => !isSection(page) && page.route !== 'personal');

/** Every page with a route, and whether it is `public` or `personal`. */
export const pageRoutes = () =>
  pageList.filter((page) => !isSection(page)).map(({ path, route = 'public' }) => [path, route] as const);
