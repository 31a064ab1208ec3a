import type { Metadata } from 'next';
import { claims } from '@/lib/content/claims';
import { env } from '@/lib/env';
import { hasMarkdown, markdownPath } from './markdown-paths';

export type PageMeta = { path: string; title: string; description: string; keywords?: readonly string[] };

/**
 * Title, description and keywords of each page, for search engines and link previews. The site's name is appended to titles.
 * Keywords are words that people search for.
 */
export const pageMeta = {
  home: {
    path: '/',
    title: 'AI employees for Irish small businesses',
    description: `An AI employee answers your customers, takes bookings and follows up on leads, day and night. See the price, try it for ${claims.trialDays.display}.`,
    keywords: ['AI employee', 'AI receptionist Ireland', 'AI chatbot for small business', 'AI customer service'],
  },
  services: {
    path: '/services',
    title: 'Services: the complete AI Super Employee',
    description:
      'One agent for service, sales, leads, bookings, SEO and advice. Set up for you, one price a month, cancel at the end of any month.',
    keywords: ['AI customer support', 'AI lead generation', 'AI appointment booking', 'AI sales agent Ireland'],
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
  },
  whyAI: {
    path: '/why-ai',
    title: 'Why AI? What changes in a small business',
    description:
      'What an AI employee does well, what it leaves to you, and how a business with one compares with a business without. No magic.',
    keywords: ['benefits of AI for small business', 'AI for Irish business', 'is AI worth it for a small business'],
  },
  pricing: {
    path: '/#pricing',
    title: 'Pricing',
    description:
      'A set-up fee and a monthly price, both ex VAT, with everything included. No contract and a free trial first.',
    keywords: ['AI chatbot price', 'AI employee cost', 'AI receptionist cost Ireland'],
  },
  blog: {
    path: '/blog',
    title: 'Blog: AI at work in Irish businesses',
    description:
      'Plain guides for owners: what AI does well in a shop, a kitchen, a clinic or a plant, and the sums to check before you buy.',
    keywords: ['AI for small business', 'AI guide for Irish business', 'business automation Ireland'],
  },
  freeTrial: {
    path: '/free-trial',
    title: `Free trial: ${claims.trialDays.display}, no payment details`,
    description: `Tell us about your business. We set up an agent within ${claims.trialSetupTime.display} and you try it for ${claims.trialDays.display}, free, with no card.`,
  },
  meetYourAgent: {
    path: '/meet-your-agent',
    title: 'Meet your own agent, from your website',
    description:
      'Type your website’s address and talk to an AI agent that answers in the words of your own pages, with a link to each sentence.',
    keywords: ['AI chatbot demo', 'try an AI chatbot on my website'],
  },
  aiCalling: {
    path: '/ai-calling',
    title: 'AI Calling Agent (coming soon)',
    description: `An agent that will answer your phone, with an Irish accent if you like. Coming soon, ${claims.callingDiscount.display} the upfront fee for current clients.`,
  },
  about: {
    path: '/about',
    title: 'About us',
    description: 'Why we build AI employees for small businesses in Ireland, how we work, and what we will not do.',
  },
  contact: {
    path: '/contact',
    title: 'Contact: talk to a person',
    description:
      'Ask for a custom demo, a price for a larger team, or advice on whether an AI employee suits you at all.',
  },
  terms: {
    path: '/terms',
    title: 'Terms of service',
    description:
      'The terms of the free trial and of the subscription, in plain English: price, notice, guarantee, liability.',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy notice',
    description:
      'What this site keeps about you, why, for how long, and how to see or delete it. No tracking, no advertising.',
  },
  claims: {
    path: '/claims',
    title: 'Every number on this site, explained',
    description:
      'Each price and claim with its type, its formula and its basis, so that you can check our sums yourself.',
  },
  auth: {
    path: '/auth',
    title: 'Sign in or sign up',
    description:
      'Sign in or sign up to see what an agent would learn from a website. You don’t need an account to read or to try.',
  },
  crawler: {
    path: '/crawler',
    title: 'SuperEmployeeBot, our crawler',
    description:
      'What SuperEmployeeBot reads and why, how it behaves, and how to keep it away from your website with robots.txt.',
  },
  accessibility: {
    path: '/accessibility',
    title: 'Accessibility statement',
    description:
      'How this site aims to meet WCAG 2.2 AA, how we test it, what is not perfect yet, and how to reach us about it.',
  },
} as const satisfies Record<string, PageMeta>;

export type PageKey = keyof typeof pageMeta;

/** The metadata of a page: title, canonical URL, hreflang, Open Graph and Twitter card. `image` is a path under /og. */
export function metadataFor(page: PageMeta & { image: string }): Metadata {
  const title = `${page.title} | ${env.siteName}`;
  const url = `${env.siteUrl}${page.path}`;
  const images = [{ url: `${env.siteUrl}${page.image}`, width: 1200, height: 630, alt: page.title }];
  return {
    title,
    description: page.description,
    keywords: page.keywords ? [...page.keywords] : undefined,
    alternates: {
      canonical: url,
      // One language, also for visitors who prefer another.
      languages: { 'en-IE': url, 'x-default': url },
      types: hasMarkdown(page.path) ? { 'text/markdown': `${env.siteUrl}${markdownPath(page.path)}` } : undefined,
    },
    openGraph: {
      type: 'website',
      locale: 'en_IE',
      siteName: env.siteName,
      url,
      title: page.title,
      description: page.description,
      images,
    },
    twitter: { card: 'summary_large_image', title: page.title, description: page.description, images },
  };
}

/** The metadata of a fixed page. */
export function pageMetadata(key: PageKey): Metadata {
  return metadataFor({ ...pageMeta[key], image: `/og/page/${key}` });
}

/** The metadata of a 404 page. */
export const missingMetadata: Metadata = { title: `Page Not Found | ${env.siteName}`, robots: { index: false } };

/** The metadata of a page that search engines must not index. */
export const hiddenPage = (title: string): Metadata => ({
  title: `${title} | ${env.siteName}`,
  robots: { index: false },
});
