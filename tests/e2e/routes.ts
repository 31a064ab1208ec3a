import { pageRoutes } from '@/lib/pages';

/** Every fixed page; one agent and one article stand for the others. */
export const publicPages: readonly string[] = [
  ...pageRoutes().map(([path]) => path),
  '/ai-chatbots/plumber-pro-ai',
  '/blog/page/2',
  '/blog/category/restaurant',
  '/blog?q=restaurant',
  '/blog/ai-automation-guide-irish-restaurants',
];

/** Paths that do not exist, each for a different reason. */
export const missingPages = [
  '/nowhere',
  '/blog/no-such-article',
  '/blog/category/no-such-category',
  '/blog/page/99999',
  '/blog?page=-1',
  '/blog?page=99999',
  '/blog?category=Nonsense',
  '/blog/..%2f..%2fetc%2fpasswd',
  '/blog/%F0%9F%8D%95',
  '/ai-chatbots/no-such-agent',
  '/services/extra',
] as const;
