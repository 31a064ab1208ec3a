import { describe, expect, it } from 'vitest';
import { findOwner } from '@/lib/reader/answers/site/owner';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import { unitsOf } from '@/lib/reader/answers/site/units';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { pageAt } from '../site';

const ownerOf = (pages: AnswerPage[]) => findOwner(pages, collectFacts(pages), unitsOf(pages));

describe('findOwner', () => {
  it('owns telephone numbers in the footer, on the contact page, and on the home page of a site without one', () => {
    const owner = ownerOf([
      pageAt('/', '<p>Ring 01 662 7431 today.</p><footer><p>01 662 7432</p></footer>'),
      pageAt('/contact', '<p>Office</p><p>+353 1 662 7433</p>'),
      pageAt('/suppliers', '<p>Our supplier is on 01 444 4444.</p>'),
    ]);
    expect(['016627432', '01 662 7433', '01 444 4444'].map(owner.ownsContact)).toEqual([true, true, false]);
    const home = pageAt('/', '<p>Ring 01 662 7431 today.</p><footer><p>01 662 7432</p></footer>');
    expect(ownerOf([home]).ownsContact('01 662 7431')).toBe(true);
  });

  it('does not own numbers on pages about neighbours, even in the footer', () => {
    const owner = ownerOf([
      pageAt('/', '<p>Hello there</p>'),
      pageAt('/local-attractions/golf', '<footer><p>01 555 5555</p></footer>'),
    ]);
    expect(owner.ownsContact('01 555 5555')).toBe(false);
  });

  it('owns numbers in structured data, and those on half of the pages', () => {
    const data =
      '<script type="application/ld+json">{"@type":"Store","name":"Shop","telephone":"+353 1 661 6662"}</script>';
    const owner = ownerOf([
      pageAt('/a', '<p>Main Street, Co. Cork</p>', data),
      pageAt('/b', '<p>Call 01 677 7777.</p>'),
      pageAt('/c', '<p>Call 01 677 7777 now.</p>'),
    ]);
    expect(['01 661 6662', '01 677 7777'].map(owner.ownsContact)).toEqual([true, true]);
  });

  it('owns the address below a heading such as Address', () => {
    const pages = [
      pageAt('/details', '<h2>Address</h2><p>1 Main Street, Cork</p>'),
      pageAt('/a', '<p>x</p>'),
      pageAt('/b', '<p>y</p>'),
    ];
    const units = unitsOf(pages);
    const owner = ownerOf(pages);
    expect(units.filter(owner.owns).map(({ text }) => text)).toContain('1 Main Street, Cork');
  });

  it('owns the opening hours that are among the facts, on any page', () => {
    const hours = '<ul><li>Mondays: 08:00 - 14:00</li><li>Fridays: 08:00 - 12:00</li></ul>';
    const pages = [
      pageAt('/', `<h2>Opening hours</h2>${hours}`),
      pageAt('/fees', `<h2>Osteopathy</h2>${hours}`),
      pageAt('/about', '<p>Acme</p>'),
    ];
    const units = unitsOf(pages).filter(({ page }) => page === 1);
    const owner = ownerOf(pages);
    expect(units.filter(owner.owns).map(({ text }) => text)).toContain('Fridays: 08:00 - 12:00');
  });
});
