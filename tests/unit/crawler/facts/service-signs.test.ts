import { expect, test } from 'vitest';
import { listElements } from '@/lib/crawler/extract/dom';
import { sortElements } from '@/lib/crawler/extract/page-elements';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { findNamedTexts } from '@/lib/crawler/facts/named-texts';
import { joinHeadings, readLines } from '@/lib/crawler/facts/page-lines';
import { judgeNames, namesOfPageSigns } from '@/lib/crawler/facts/service-signs';

/** The signs of the names on a page that are not 0, by name. */
function signsIn(html: string, path = '/', title = 'Oak') {
  const document = parseHtml(html);
  const { linking } = sortElements(listElements(document));
  const lines = joinHeadings(readLines(readBlocks(document, () => null)));
  const named = findNamedTexts(lines, linking);
  const signs: Record<string, number>[] = [];
  judgeNames(lines, named, { url: `https://example.ie${path}`, title }, (values) =>
    signs.push(Object.fromEntries([...values].map((value, index) => [namesOfPageSigns[index], value]))),
  );
  return Object.fromEntries(named.map(({ name }, at) => [name, signs[at]]));
}

test('judgeNames › tells what the headings above a name say', () => {
  const signs = signsIn(
    '<h1>Oak</h1><h2>Our services</h2><h3>Rewiring</h3><p>Whole houses and single rooms, in a day.</p><h2>Why choose us</h2><p>Family firm</p>',
  );
  expect(signs.Rewiring).toMatchObject({ aboveServices: 1, aboveReasons: 0, isHeading: 1, level: 3, described: 40 });
  expect(signs['Family firm']).toMatchObject({ aboveServices: 0, aboveReasons: 1, isHeading: 0 });
  expect(signs.Oak).toMatchObject({ aboveNone: 1, firstHeading: 1, home: 1 });
});

test('judgeNames › counts what is marked up alike in a section', () => {
  const list = (...names: string[]) => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  const signs = signsIn(
    `<h2>Work</h2>${list('Roof repairs', 'Gutters', 'Roof cleaning')}<h2>More</h2>${list('Slates')}`,
  );
  expect(signs.Gutters).toMatchObject({ groupSize: 3, groupNamed: 1, groupActivities: 2 / 3, isItem: 1 });
  expect(signs.Slates).toMatchObject({ groupSize: 1 });
});

test('judgeNames › reads an endless heading in time', () => {
  expect(signsIn(`<h2>${'('.repeat(50_000)}</h2><p>Rewiring</p>`).Rewiring).toMatchObject({ aboveActivity: 0 });
});

test('judgeNames › tells the page of a service, and amounts of money', () => {
  const signs = signsIn(
    '<h1>Fuse boards</h1><p>Back massage €45</p>',
    '/services/fuse-boards.html',
    'Fuse boards | Oak',
  );
  expect(signs['Fuse boards']).toMatchObject({ isSlug: 1, inTitle: 1, pathOfServices: 1, depth: 2, home: 0 });
  expect(signs['Back massage']).toMatchObject({ priced: 1, isSlug: 0 });
});

test('judgeNames › tells the link of a menu from a line', () => {
  const signs = signsIn('<nav><a href="/a">Rewiring</a> <a href="#b">Fuse boards</a></nav><p>Testing</p>');
  expect(signs.Rewiring).toMatchObject({ link: 1, linkInMenu: 1, linkToPart: 0, linksSize: 2 });
  expect(signs['Fuse boards']).toMatchObject({ linkToPart: 1 });
  expect(signs.Testing).toMatchObject({ link: 0, linksSize: 0 });
});
