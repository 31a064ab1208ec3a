import { expect, test } from 'vitest';
import { readDirectory } from '@/lib/niche-research/directory';
import { createClassifier } from '@/lib/niche-research/source-kind';

const { classify, isListed } = createClassifier(readDirectory());

test.each([
  ['https://www.gov.uk/guidance/gas', 'Gas', 'regulation'],
  ['https://www.revenue.ie/en/vat', 'VAT', 'regulation'],
  ['https://someblog.example/blog/post', 'My post', 'blog'],
  ['https://www.boards.ie/thread', 'Plumbers', 'forum'],
  ['https://heating.example/forums/boilers', 'Boilers', 'forum'],
  ['https://plumbers.ac.uk/level-2', 'Plumbing', 'education'],
  ['https://www.rai.ie/', 'Restaurants Association', 'professional-association'],
  ['https://plumbers-federation.example/', 'Pipes', 'professional-association'],
  ['https://heatingmagazine.example/pumps', 'Pumps', 'trade-journal'],
  ['https://en.wikipedia.org/wiki/Plumbing', 'Plumbing', 'reference'],
  ['https://heating.example/frozen-pipes', 'How to thaw a frozen pipe', 'best-practice'],
  ['https://heating.example/code-of-practice', 'Boilers', 'best-practice'],
  ['https://heating.example/', 'Boiler repairs in Ennis from €90', 'company'],
  ['https://heating.example/about', 'Why choose us', 'company'],
  // The host of an authority of the directory, and a part of it.
  ['https://www.citizensinformation.ie/en/housing/', 'Renting', 'best-practice'],
  ['https://control.citizensinformation.ie/en/housing/', 'Renting', 'best-practice'],
  // The title says what a page is about, not who speaks.
  ['https://roofs.example/news/regulations', 'Regulations about roof safety', 'blog'],
  ['https://roofs.example/regulations', 'Regulations about roof safety', 'best-practice'],
  ['https://dogs.example/obedience', 'Dog training courses', 'company'],
  ['https://gym.example/cancel', 'Cancel your gym membership', 'company'],
  ['https://daily.example/2024/07/no-shows', 'No-shows hurt, says the Restaurants Association', 'blog'],
])('classify › classifies %s (%s) as %s', (url, title, kind) => {
  expect(classify(url, title)).toBe(kind);
});

test('isListed › is for hosts of the directory and of authorities only', () => {
  const urls = [
    'https://www.rgii.ie/boilers',
    'https://www.revenue.ie/en/vat',
    'https://www.reddit.com/r/x',
    'https://a.ie/',
  ];
  expect(urls.map(isListed)).toEqual([true, true, false, false]);
});
