export type WarningKind =
  | 'two-hours'
  | 'two-prices'
  | 'closed'
  | 'placeholder'
  | 'template'
  | 'tax'
  | 'old-year'
  | 'not-yours';

/** What the owner of the website reads for each kind of warning. */
export const warningLabels: Readonly<Record<WarningKind, string>> = {
  'two-hours': 'Two sets of opening hours',
  'two-prices': 'Two prices for one thing',
  closed: 'A notice says that you are closed',
  placeholder: 'Placeholder text that was never replaced',
  template: 'This looks like a template that was never filled',
  tax: 'Prices with tax and prices without it',
  'old-year': 'Hours or prices of a past year',
  'not-yours': 'A telephone number or email address that may not be yours',
};
