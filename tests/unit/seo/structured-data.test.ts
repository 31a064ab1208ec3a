import { describe, expect, test } from 'vitest';
import { blogPostingData } from '@/lib/blog/json-ld';
import { postMeta } from '@/lib/blog/metadata';
import type { PublicPost } from '@/lib/blog/post';
import { agents } from '@/lib/content/agents/catalogue';
import { agentsInOrder } from '@/lib/content/pages/ai-chatbots';
import { serviceOffer } from '@/lib/content/pages/services';
import { sitePages } from '@/lib/pages';
import { agentMeta, agentService } from '@/lib/seo/agent-page';
import {
  itemListData,
  organizationId,
  type PageFacts,
  pageGraph,
  scriptJson,
  serviceData,
} from '@/lib/seo/structured-data';

const post: PublicPost = {
  id: '1',
  slug: 'a-post',
  title: 'A post </script><script>alert(1)</script><!--',
  excerpt: 'In short.',
  content: 'Body',
  author: 'Admin',
  category: 'Restaurant',
  tags: ['one'],
  cover: '',
  coverAlt: '',
  metaTitle: '',
  metaDescription: '',
  socialImage: '',
  lang: '',
  minutes: 1,
  publishedAt: new Date('2026-03-04T10:30:00Z'),
  updatedAt: new Date('2026-03-05T10:30:00Z'),
};

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };
const graphOf = (facts: PageFacts): Node[] => JSON.parse(scriptJson(pageGraph(facts)))['@graph'];

/** What schema.org's consumers need of each type before they make anything of it. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['url', 'name', 'description', 'isPartOf'],
  CollectionPage: ['url', 'name', 'description', 'isPartOf'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'provider', 'offers'],
  ItemList: ['itemListElement', 'numberOfItems'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image', 'mainEntityOfPage'],
};

const article = [
  { name: 'Blog', path: '/blog' },
  { name: post.title, path: `/blog/${post.slug}` },
];
const graphs: Record<string, Node[]> = {
  home: graphOf({ page: sitePages.home, trail: [], about: [serviceData(serviceOffer)] }),
  calling: graphOf({ page: sitePages.aiCalling, trail: [] }),
  catalogue: graphOf({
    page: sitePages.aiAgents,
    kind: 'CollectionPage',
    trail: [],
    about: [itemListData(agentsInOrder)],
  }),
  article: graphOf({ page: postMeta(post), trail: article, updated: post.updatedAt, about: [blogPostingData(post)] }),
};
for (const agent of agents)
  graphs[agent.slug] = graphOf({ page: agentMeta(agent), trail: [], about: [serviceData(agentService(agent))] });

describe.each(Object.entries(graphs))('JSON-LD of %s', (_name, nodes) => {
  test('has the required properties of each type', () => {
    for (const node of nodes) {
      expect(Object.keys(required), node['@type']).toContain(node['@type']);
      for (const property of required[node['@type']] ?? [])
        expect(node[property], `${node['@type']}.${property}`).toBeTruthy();
    }
  });

  test('references only its own nodes, and defines each once', () => {
    const ids = nodes.flatMap((node) => node['@id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map((match) => match[1]);
    for (const reference of references) expect(ids).toContain(reference);
  });

  test('claims no rating, review or award', () => {
    expect(JSON.stringify(nodes)).not.toMatch(/rating|review|award/i);
  });
});

test('JSON-LD › escapes text that could end the script element', () => {
  const json = scriptJson(pageGraph({ page: sitePages.blog, trail: article, about: [blogPostingData(post)] }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'].at(-1).headline).toBe(post.title);
});

test('JSON-LD › lists every agent once, with its page', () => {
  expect(agentsInOrder.map((item) => item.path).sort()).toEqual(
    agents.map((agent) => `/ai-chatbots/${agent.slug}`).sort(),
  );
});

test('JSON-LD › gives a service two prices in euro, the monthly one with its unit', () => {
  const { offers } = serviceData(serviceOffer);
  expect(offers.priceSpecification).toMatchObject([
    { price: '1279.00', priceCurrency: 'EUR', valueAddedTaxIncluded: false },
    { price: '779.00', priceCurrency: 'EUR', unitCode: 'MON' },
  ]);
});

test('blogPostingData › names the language of the post, or else that of the site', () => {
  expect(blogPostingData(post).inLanguage).toBe('en-IE');
  expect(blogPostingData({ ...post, lang: 'ga' }).inLanguage).toBe('ga');
});

test('blogPostingData › names the organisation as author of a post by "Admin", and a person otherwise', () => {
  expect(blogPostingData(post).author).toEqual({ '@id': organizationId });
  expect(blogPostingData({ ...post, author: 'Maeve Byrne' }).author).toEqual({
    '@type': 'Person',
    name: 'Maeve Byrne',
  });
});
