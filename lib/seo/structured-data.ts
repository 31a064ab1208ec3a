import { env } from '@/lib/env';
import type { PageMeta } from '@/lib/pages';

/** The absolute URL of a path of the site. */
export const url = (path: string) => `${env.siteUrl}${path}`;
/** The `@id` of the company, by which other nodes refer to it. */
export const organizationId = url('/#organization');
const websiteId = url('/#website');
export const LANGUAGE = 'en-IE';

type Crumb = { name: string; path: string };

/** The person whom visitors reach, if one is configured. */
function personData() {
  const person = env.contactPerson;
  return (
    person && {
      '@type': 'Person',
      name: person.name,
      jobTitle: person.role,
      image: person.photo && url(person.photo),
    }
  );
}

/** The company, as far as it is configured. */
export function organizationData() {
  const profiles = Object.values(env.social).filter(Boolean);
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: env.siteName,
    legalName: env.company.registeredName,
    url: url('/'),
    logo: url('/icon.svg'),
    email: env.contactEmail,
    telephone: env.contactPhone,
    address: env.contactAddress ?? env.company.office,
    employee: personData(),
    vatID: env.company.vat,
    areaServed: 'IE',
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

function websiteData() {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: env.siteName,
    url: url('/'),
    inLanguage: LANGUAGE,
    publisher: { '@id': organizationId },
  };
}

/** The breadcrumb trail: home first, the page itself last. */
function breadcrumbData(path: string, trail: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url(path)}#breadcrumb`,
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: url(crumb.path),
    })),
  };
}

export type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** What the JSON-LD of a page is generated from. */
export type PageFacts = {
  page: PageMeta;
  kind?: PageKind;
  /** The crumbs from below home down to the page itself; empty for home. */
  trail: readonly Crumb[];
  updated?: Date;
  /** Further nodes: an offer, questions, a list, an article. */
  about?: readonly object[];
};

/** The JSON-LD graph of a page. Nodes reference each other by `@id`. */
export function pageGraph({ page, kind = 'WebPage', trail, updated, about = [] }: PageFacts) {
  const { path, title, description } = page;
  const webPage = {
    '@type': kind,
    '@id': `${url(path)}#page`,
    url: url(path),
    name: title,
    description,
    inLanguage: LANGUAGE,
    isPartOf: { '@id': websiteId },
    dateModified: updated?.toISOString(),
    breadcrumb: trail.length > 0 ? { '@id': `${url(path)}#breadcrumb` } : undefined,
  };
  const crumbs = trail.length > 0 ? [breadcrumbData(path, trail)] : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [organizationData(), websiteData(), webPage, ...crumbs, ...about],
  };
}

/** JSON that is safe inside a script element: no string in it can close the element or open a comment. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The offer with its two prices, as the page at `path` shows them. Amounts in cents, before VAT. */
export function serviceData(service: {
  name: string;
  description: string;
  path: string;
  setupCents: number;
  monthlyCents: number;
}) {
  const price = (cents: number) => ({
    '@type': 'UnitPriceSpecification',
    price: (cents / 100).toFixed(2),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: false,
  });
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    provider: { '@id': organizationId },
    areaServed: { '@type': 'Country', name: 'Ireland' },
    offers: {
      '@type': 'Offer',
      url: url(service.path),
      priceCurrency: 'EUR',
      price: (service.monthlyCents / 100).toFixed(2),
      priceSpecification: [
        { ...price(service.setupCents), name: 'Set-up fee, once' },
        { ...price(service.monthlyCents), name: 'Subscription, monthly', unitCode: 'MON' },
      ],
    },
  };
}

/** A list of items that have their own pages (ItemList). */
export function itemListData(items: readonly Crumb[]) {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: url(path),
    })),
  };
}
