import { expect, it } from 'vitest';
import { formatLines } from '@/lib/agent/format-lines';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';

const quote = (text: string, more: Partial<Quote> = {}): Quote => ({
  url: 'https://example.ie/',
  pageTitle: 'Home',
  textFragmentUrl: 'https://example.ie/',
  place: 0,
  isFocus: true,
  text,
  ...more,
});

it.each<[string, Partial<Quote>, string]>([
  ['065 555 0147', { label: 'Telephone' }, 'Telephone: 065 555 0147'],
  ['Telephone: 065 555 0147', { label: 'Telephone:' }, 'Telephone: 065 555 0147'],
  ['A trim is €20 and takes half an hour.', { label: 'Questions and advice' }, 'A trim is €20 and takes half an hour.'],
  ['Yes, behind the house.', { label: 'Is there parking?+' }, 'Yes, behind the house.'],
  ['Dentist', { heading: 'Aoife Byrne' }, 'Aoife Byrne: Dentist'],
  ['(065) 555 0147', { label: 'Kilrush, V15 CD34 123' }, '(065) 555 0147'],
  ['Verified reviews', { heading: 'All five stars.' }, 'All five stars: Verified reviews'],
  ['From €15', { label: 'Prices | Harbour House' }, 'From €15'],
  ['Free wifi', { heading: 'Is there wifi?' }, 'Free wifi'],
  ['Crown | from €650', { label: 'Treatment | Fee' }, 'Crown: from €650'],
  ['Double room | €80 | €95', { label: 'Room | Weekday | Weekend' }, 'Double room: Weekday €80, Weekend €95'],
  ['Double room | €80 | €95', {}, 'Double room: €80, €95'],
])('formatLines › says “%s”', (text, more, said) => {
  expect(formatLines([quote(text, more)])).toEqual([said]);
});

it('formatLines › says nothing twice', () => {
  expect(formatLines([quote('Open all day', { url: 'a' }), quote('Open all day', { url: 'b' })])).toEqual([
    'Open all day',
  ]);
});
