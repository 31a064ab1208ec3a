import type { PublicPost } from '@/lib/blog/post';
import { env } from '@/lib/env';

const url = (path: string) => `${env.siteUrl}${path}`;
const organizationId = url('/#organization');

/** The company, as far as it is configured. */
export function organizationData() {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: env.siteName,
    legalName: env.company.registeredName,
    url: url('/'),
    logo: url('/icon.svg'),
    email: env.contactEmail,
    telephone: env.contactPhone,
    vatID: env.company.vat,
    areaServed: 'IE',
    sameAs: Object.values(env.social).filter(Boolean),
  };
}

/** Where a page stands: home first, the page itself last. */
export function breadcrumbData(trail: readonly { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url(path),
    })),
  };
}

/** An article. */
export function blogPostingData(post: PublicPost) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    author: { '@type': 'Organization', name: post.author },
    publisher: { '@id': organizationId, '@type': 'Organization', name: env.siteName },
    mainEntityOfPage: url(`/blog/${post.slug}`),
    image: url(`/og/post/${post.slug}`),
    articleSection: post.category,
    keywords: post.tags.join(', '),
    inLanguage: 'en-IE',
  };
}

/** Questions and answers that stand on the page. */
export function faqData(items: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer },
    })),
  };
}

/** The offer with its two prices. Amounts in cents, before VAT. */
export function serviceData(service: { name: string; description: string; setupCents: number; monthlyCents: number }) {
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
    provider: { '@id': organizationId, '@type': 'Organization', name: env.siteName },
    areaServed: { '@type': 'Country', name: 'Ireland' },
    offers: {
      '@type': 'Offer',
      url: url('/#pricing'),
      priceCurrency: 'EUR',
      price: (service.monthlyCents / 100).toFixed(2),
      priceSpecification: [
        { ...price(service.setupCents), name: 'Set-up fee, once' },
        { ...price(service.monthlyCents), name: 'Subscription, monthly', unitCode: 'MON' },
      ],
    },
  };
}

/** A list of things that have pages of their own. */
export function itemListData(items: readonly { name: string; path: string }[]) {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: url(path),
    })),
  };
}
