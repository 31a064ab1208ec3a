import { bareFigure, repeatedFigure } from '@/lib/content/figures';
import { env } from '@/lib/env';

/** A cell that is only a yes or a no is drawn as a tick or a dash. */
export type ComparisonCell = string | boolean;

export const comparison = {
  title: 'How it compares',
  columns: ['AI Super Employee', 'DIY chatbot', 'Agency project'],
  rows: [
    { label: 'Ready in', cells: [repeatedFigure('standardSetupTime'), 'Up to you', 'Weeks'] },
    { label: 'Knows your trade', cells: [true, false, 'At a price'] },
    { label: 'Bookings and quotes', cells: [true, 'Add-ons', true] },
    { label: 'Price', cells: [`${bareFigure('monthlyPrice')} a month, ${env.priceVatNote}`, 'Your time', 'High'] },
    { label: 'No contract', cells: [true, 'Sometimes', false] },
    { label: 'Best if you', cells: ['Have no time', 'Like tinkering', 'Need a one-off'] },
  ],
} satisfies {
  title: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly ComparisonCell[] }[];
};
