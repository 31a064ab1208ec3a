import { env } from '@/lib/env';
import { type FooterColumn, footerTitles, pageList, type SitePage, sitePages } from '@/lib/pages';

export type NavItem = { label: string; href: string };

/** The pages that are offered: all, but agent previews while the operator has switched them off. */
export const isOffered = ({ path }: SitePage): boolean =>
  env.agentPreviewsADay > 0 || path !== sitePages.meetYourAgent.path;

/** The links of the pages that have a place in a menu, in its order. */
const menu = (placeOf: (page: SitePage) => readonly [number, string] | undefined): NavItem[] =>
  pageList
    .filter(isOffered)
    .flatMap((page) => {
      const place = placeOf(page);
      return place ? [{ position: place[0], label: place[1], href: page.path }] : [];
    })
    .sort((a, b) => a.position - b.position)
    .map(({ label, href }) => ({ label, href }));

const footerMenu = (column: FooterColumn) => menu(({ footer }) => footer?.[column]);

/** The links of the header, in order. Pricing and FAQ are sections of the home page. */
export const mainNavigation: readonly NavItem[] = menu(({ header }) => header);

/** The link columns of the footer; the fourth column (social and contact) comes from the environment. */
export const footerColumns: readonly { title: string; items: readonly NavItem[] }[] = footerTitles.map((title) => ({
  title,
  items: footerMenu(title),
}));

/** The second and third of the main calls; the first is the free trial. */
export const mainCalls: readonly NavItem[] = [
  { label: 'Book an expert consultation', href: '/contact?topic=consultation' },
  { label: 'Ask for a custom demo', href: '/contact?topic=demo' },
];

/** The small print at the very end of every page. */
export const legalLinks: readonly NavItem[] = [...footerMenu('legal'), { label: 'Your account', href: '/account' }];
