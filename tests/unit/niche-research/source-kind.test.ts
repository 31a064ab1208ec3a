import { expect, test } from 'vitest';
import { classifySource } from '@/lib/niche-research/source-kind';

test.each([
  ['https://www.gov.uk/guidance/gas', 'Gas', 'regulation'],
  ['https://www.revenue.ie/en/vat', 'VAT', 'regulation'],
  ['https://someblog.example/blog/post', 'My post', 'blog'],
  ['https://www.boards.ie/thread', 'Plumbers', 'forum'],
  ['https://www.tudublin.ie/course', 'A course in plumbing', 'education'],
  ['https://www.rai.ie/', 'Restaurants Association', 'professional-association'],
  ['https://www.hvnplus.example/', 'Heating magazine', 'trade-journal'],
  ['https://en.wikipedia.org/wiki/Plumbing', 'Plumbing', 'reference'],
  ['https://heating.example/frozen-pipes', 'How to thaw a frozen pipe', 'best-practice'],
  ['https://heating.example/code-of-practice', 'Boilers', 'best-practice'],
  ['https://heating.example/', 'Boiler repairs in Ennis from €90', 'company'],
  ['https://heating.example/about', 'Why choose us', 'company'],
])('classifySource › classifies %s (%s) as %s', (url, title, kind) => {
  expect(classifySource(url, title)).toBe(kind);
});
