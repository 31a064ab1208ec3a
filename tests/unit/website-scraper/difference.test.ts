import { describe, expect, test } from 'vitest';
import { compareRuns as compare, type Snapshot } from '@/lib/website-scraper/difference';
import { page } from '../../support/crawled-pages';

const compareRuns = (before: Snapshot, after: Snapshot) => compare({ before, after, said: [] });

const SITE = 'https://barber.ie';
type Others = Record<string, { reason?: string; sameAs?: string }>;

/** What a run knows about a barber's website: the main content of its pages by path. */
function snapshot(pages: Record<string, string>, others: Others = {}, isComplete = true): Snapshot {
  return {
    pages: Object.entries(pages).map(([path, html]) => {
      const read = page(
        `${SITE}${path}`,
        `<html lang="en-IE"><title>Page ${path}</title><main><h1>Page ${path}</h1>${html}</main></html>`,
      );
      return { ...read, content: read.fingerprint.content, isWhole: true, isOutdated: false };
    }),
    others: new Map(Object.entries(others).map(([path, other]) => [`${SITE}${path}`, other])),
    isComplete,
  };
}

const home = '<p>We cut hair in Ennis, and have done so since the year that the bridge was built.</p>';
const prices = (cut: string) => `<h2>Prices</h2><ul><li>Men’s cut ${cut}</li><li>Beard trim €12</li></ul>`;
const contact = (phone: string) => `<p>Call us: <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p>`;
const paths = (pages: { url: string }[]) => pages.map(({ url }) => url.slice(SITE.length));

describe('compareRuns', () => {
  test('finds nothing where nothing changed, in whatever order the pages were read', () => {
    const pages = { '/': home, '/prices': prices('€25'), '/contact': contact('065 682 1234') };
    const reversed = Object.fromEntries(Object.entries(pages).reverse());
    expect(compareRuns(snapshot(pages), snapshot(reversed))).toEqual({ added: [], gone: [], changed: [], facts: [] });
  });

  test('lists new, gone and changed pages', () => {
    const changes = compareRuns(
      snapshot({
        '/': home,
        '/team': '<p>Aoife and Tom cut hair here.</p>',
        '/old': '<p>Our old shop in the lane.</p>',
      }),
      snapshot(
        { '/': home, '/team': '<p>Aoife and Niamh cut hair here.</p>', '/new': '<p>A page about colours.</p>' },
        { '/old': { reason: 'not-found' } },
      ),
    );
    expect([paths(changes.added), paths(changes.gone), paths(changes.changed)]).toEqual([
      ['/new'],
      ['/old'],
      ['/team'],
    ]);
  });

  test('states facts as they were and as they are, with their pages', () => {
    const { facts } = compareRuns(
      snapshot({ '/': home, '/prices': prices('€25'), '/contact': contact('065 682 1234') }),
      snapshot({ '/': home, '/prices': prices('€28'), '/contact': contact('065 682 9999') }),
    );
    expect(facts).toEqual([
      { label: 'Telephone', about: '', was: '065 682 1234', is: '065 682 9999', urls: [`${SITE}/contact`] },
      { label: 'Price', about: 'Men’s cut', was: '€25', is: '€28', urls: [`${SITE}/prices`] },
    ]);
  });

  test('does not take another spelling of a telephone number for a change', () => {
    const before = snapshot({ '/': home, '/contact': contact('065 682 1234') });
    const after = snapshot({ '/': home, '/contact': contact('+353 65 6821234') });
    expect(compareRuns(before, after).facts).toEqual([]);
  });

  test('states that a fact is new or no longer stated', () => {
    const without = { '/': home, '/prices': '<p>Ask us what it costs, please.</p>' };
    const withPrices = { '/': home, '/prices': prices('€25') };
    expect(compareRuns(snapshot(without), snapshot(withPrices)).facts).toMatchObject([
      { label: 'Price', about: 'Men’s cut', is: '€25' },
      { label: 'Price', about: 'Beard trim', is: '€12' },
      { label: 'Service', is: 'Men’s cut; Beard trim' },
    ]);
    expect(compareRuns(snapshot(withPrices), snapshot(without)).facts.map(({ was, is }) => [was, is])).toEqual([
      ['€25', undefined],
      ['€12', undefined],
      ['Men’s cut; Beard trim', undefined],
    ]);
  });

  test.each(['server-error', 'timeout', 'robots-unreadable', 'too-many-requests', 'login', undefined])(
    'takes a page that failed to load (%s) for neither gone nor new, and leaves its facts alone',
    (reason) => {
      const whole = snapshot({ '/': home, '/prices': prices('€25') });
      const part = snapshot({ '/': home }, { '/prices': { reason } });
      const nothing = { added: [], gone: [], changed: [], facts: [] };
      expect(compareRuns(whole, part)).toEqual(nothing);
      expect(compareRuns(part, whole)).toEqual(nothing);
    },
  );

  test('takes a page that is linked no more for gone only if the run read everything', () => {
    const before = snapshot({ '/': home, '/prices': prices('€25') });
    expect(paths(compareRuns(before, snapshot({ '/': home })).gone)).toEqual(['/prices']);
    expect(paths(compareRuns(before, snapshot({ '/': home }, {}, false)).gone)).toEqual([]);
    expect(paths(compareRuns(snapshot({ '/': home }, {}, false), before).added)).toEqual([]);
  });

  test('follows a page to its new URL', () => {
    const changes = compareRuns(
      snapshot({ '/': home, '/prices.html': prices('€25') }),
      snapshot(
        { '/': home, '/prices': prices('€28') },
        { '/prices.html': { reason: 'moved', sameAs: `${SITE}/prices` } },
      ),
    );
    expect([changes.added, changes.gone]).toEqual([[], []]);
    expect(changes.facts).toMatchObject([{ was: '€25', is: '€28' }]);
  });

  test('does not compare pages of which only title and description were read', () => {
    const before = snapshot({ '/': home, '/prices': prices('€25') });
    const after = snapshot({ '/': home, '/prices': '<p>Loading</p>' });
    const shell = { ...after, pages: after.pages.map((one) => ({ ...one, isWhole: !one.url.endsWith('/prices') })) };
    expect(compareRuns(before, shell)).toEqual({ added: [], gone: [], changed: [], facts: [] });
  });

  test('finds no facts gone with a page while those of others are of a former version', () => {
    const before = snapshot({ '/': contact('065 682 1234'), '/old': contact('065 682 1234') });
    const after = snapshot({ '/': contact('065 682 1234') });
    const former = { ...before, pages: before.pages.map((one) => ({ ...one, isOutdated: true })) };
    const { gone, facts } = compareRuns(former, after);
    expect(paths(gone)).toEqual(['/old']);
    expect(facts).toEqual([]);
  });

  test('does not compare the facts that a former version found', () => {
    const former = snapshot({ '/': home, '/prices': prices('€25') });
    const before = {
      ...former,
      pages: former.pages.map((one) => ({ ...one, isOutdated: one.url.endsWith('/prices') })),
    };
    const changes = compareRuns(before, snapshot({ '/': home, '/prices': prices('€28') }));
    expect([paths(changes.changed), changes.facts]).toEqual([['/prices'], []]);
  });
});
