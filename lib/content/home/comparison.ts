import { repeatedFigure } from '@/lib/content/figures';

/** A cell that is only a yes or a no is drawn as a tick or a dash. */
export type ComparisonCell = string | boolean;

export const comparison = {
  title: 'How it compares',
  lead: 'Three kinds of product, as we see them.',
  columns: ['AI Super Employee', 'DIY chatbot', 'Agency project'],
  rows: [
    { label: 'Set up by', cells: ['Us, by hand', 'You', 'Them'] },
    { label: 'Ready in', cells: [repeatedFigure('standardSetupTime'), 'Up to you', 'Weeks'] },
    { label: 'Knows your trade', cells: [true, false, 'At a price'] },
    { label: 'Books and quotes', cells: [true, 'With add-ons', true] },
    { label: 'Hands over', cells: [true, 'Sometimes', 'If specified'] },
    {
      label: 'Price',
      cells: [`${repeatedFigure('monthlyPrice')} a month`, 'Low, plus time', 'High, and per change'],
    },
    { label: 'Contract', cells: ['None, monthly', 'Monthly or yearly', 'Usually yearly'] },
    { label: 'Best if you', cells: ['want it done', 'like to tinker', 'need your own'] },
  ],
} satisfies {
  title: string;
  lead: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly ComparisonCell[] }[];
};
