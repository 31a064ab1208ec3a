import { describe, expect, test } from 'vitest';
import { readPage } from '@/lib/crawler/extract/read-page';
import { collectFacts } from '@/lib/crawler/facts/collect-facts';
import { gatherNames, namesOfSiteSigns, siteSignsOf } from '@/lib/crawler/facts/collect-services';
import type { FactPage, PageFacts } from '@/lib/crawler/facts/fact-types';

const servicesOf = (bodies: Record<string, string>) =>
  collectFacts(
    Object.entries(bodies).map(([path, body]) => {
      const url = `https://example.ie${path}`;
      const title = /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? 'Oak';
      return { ...readPage(`<html><head><title>${title}</title></head><body>${body}</body></html>`, url), url };
    }),
  ).services.map(({ name }) => name);

const card = (name: string) => `<h3>${name}</h3><p>We take care of every detail of it, from start to finish.</p>`;

describe('collectServices', () => {
  const services = ['Gutter cleaning', 'Roof repairs', 'Chimney sweeping', 'Window cleaning'];
  const menu = `<nav><ul>${services.map((name) => `<li><a href="/services/${name.toLowerCase().replace(' ', '-')}">${name}</a></li>`).join('')}</ul></nav>`;
  const home = `${menu}<h1>Oak Property Care</h1><h2>Our services</h2>${services.map(card).join('')}`;
  const pages = Object.fromEntries(
    services.map((name) => [
      `/services/${name.toLowerCase().replace(' ', '-')}`,
      `${menu}<h1>${name}</h1><p>Ring us for a price, we come to all of the county.</p>`,
    ]),
  );

  test('states what the home page lists and pages are about', () => {
    expect(servicesOf({ '/': home, ...pages }).toSorted()).toEqual(services.toSorted());
  });

  test('states no reasons, towns, people or actions', () => {
    const others = `<h2>Why choose us</h2>${['Fully insured', 'Friendly local team', 'Years of experience'].map(card).join('')}<h2>Areas we cover</h2>${['Ennis', 'Gort', 'Kilrush'].map(card).join('')}<h2>Meet the team</h2>${['Nora Tierney', 'Tom Hession'].map(card).join('')}`;
    expect(servicesOf({ '/': home + others, ...pages }).toSorted()).toEqual(services.toSorted());
  });

  test('states what schema.org data states, and no name of the business', () => {
    const data = {
      '@type': 'LocalBusiness',
      name: 'Oak Roofing Services',
      makesOffer: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Thatching' } }],
    };
    const page = `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Oak Roofing Services</h1>`;
    expect(servicesOf({ '/': page })).toEqual(['Thatching']);
  });
});

test('readPage › finds no services in an article', () => {
  const article = `<article><h1>How we clean a roof</h1><time datetime="2026-05-01">1 May</time>${`<p>${'Moss holds the rain, and frost then lifts the slates one after another. '.repeat(6)}</p>`.repeat(6)}<h2>Roof repairs</h2><p>They come next.</p></article>`;
  const head = '<title>How we clean a roof</title><meta property="og:type" content="article">';
  const page = readPage(`<html><head>${head}</head><body>${article}</body></html>`, 'https://example.ie/blog/roof');
  expect([page.contentType, page.facts.services]).toEqual(['Article', []]);
});

describe('siteSignsOf', () => {
  const pageOf = (path: string, title: string, services: PageFacts['services']): FactPage => ({
    ...readPage('<html><body></body></html>', `https://example.ie${path}`),
    url: `https://example.ie${path}`,
    title,
    facts: { ...readPage('', `https://example.ie${path}`).facts, services },
  });
  const named = (name: string, evidence: number) => ({ name, evidence, text: name, place: 'content' as const });
  const home = pageOf('/', 'Oak', [named('Rewiring', 2), named('Ennis', -3)]);
  const pages = [home, pageOf('/rewiring', 'Homes', [{ ...named('rewiring', 1), isLink: true, place: 'header' }])];
  const names = gatherNames(pages);
  const signs = siteSignsOf(names, pages, home).map((values) =>
    Object.fromEntries(values.map((value, at) => [namesOfSiteSigns[at], value])),
  );

  test('tells how much evidence a name has, and on how many pages', () => {
    expect(names.map(({ key }) => key)).toEqual(['rewiring', 'ennis']);
    expect(signs[0]).toMatchObject({ evidence: 2, meanEvidence: 1.5, secondEvidence: 1, homeEvidence: 2, share: 1 });
    expect(signs[0]).toMatchObject({ lineEvidence: 2, linkShare: 0.5, frameShare: 0.5, likely: 1, better: 0 });
    expect(signs[1]).toMatchObject({ evidence: -3, secondEvidence: -9, share: 0.5, better: 1 });
  });

  test('tells whether a name is a part of a longer one, in words', () => {
    const texts = ['Boiler repairs', 'Emergency boiler repairs in Ennis', 'Boiler repair', 'Ennis boiler'];
    const page = pageOf(
      '/',
      'Oak',
      texts.map((text) => named(text, 1)),
    );
    const found = siteSignsOf(gatherNames([page]), [page], page);
    expect(found.map((values) => values[namesOfSiteSigns.indexOf('partOfLonger')])).toEqual([1, 0, 0, 0]);
  });

  test('compares tens of thousands of names in time', () => {
    const many = Array.from({ length: 40_000 }, (_, at) => named(`Lesson ${at}`, at / 40_000 - 1));
    const page = pageOf('/', 'Oak', many);
    const last = siteSignsOf(gatherNames([page]), [page], page)[0];
    expect(last?.[namesOfSiteSigns.indexOf('better')]).toBe(39_999);
  });

  test('tells whether a page is about a name', () => {
    expect(signs.map(({ about, aboutSlug }) => [about, aboutSlug])).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

test('readPage › keeps the likely services of a page with hundreds of other names', () => {
  const others = Array.from({ length: 400 }, (_, at) => `<p>Garden and house ${at}</p>`).join('');
  const body = `<h1>Oak</h1>${others}<h2>Our services</h2>${['Roof repairs', 'Gutter cleaning'].map(card).join('')}`;
  const { services } = readPage(`<html><body>${body}</body></html>`, 'https://example.ie/').facts;
  expect(services).toHaveLength(200);
  expect(services.map(({ name }) => name)).toEqual(expect.arrayContaining(['Roof repairs', 'Gutter cleaning']));
});
