import type { ClaimId } from '@/lib/content/claims';

/** A cell of a payslip: an amount with what it is for, or words. */
type Cell = { label: string; claim: ClaimId } | string;

export const costComparison = {
  title: 'What a year at the front desk costs you',
  columns: ['A full-time employee', 'An AI employee'],
  /** Two payslips as one table: the amounts of each add up to its total, and the saving is the difference of the totals. */
  rows: [
    {
      label: 'Pay',
      cells: [
        { label: 'Salary', claim: 'lowerSalary' },
        { label: 'Twelve months', claim: 'yearlyPrice' },
      ],
    },
    { label: 'On top', cells: ['Employer’s PRSI, extra', { label: 'Set-up, once', claim: 'setupFee' }] },
    { label: 'Nights, holidays', cells: ['Extra', 'Included'] },
  ] satisfies { label: string; cells: [Cell, Cell] }[],
  total: {
    label: 'First year',
    cells: [
      { label: 'Before extras', claim: 'lowerSalary' },
      { label: 'All in', claim: 'firstYearPrice' },
    ],
  } satisfies { label: string; cells: [Cell, Cell] },
  saving: { claim: 'firstYearSaving', text: 'less than the salary alone' },
  note: {
    about: 'How these costs and savings are worked out',
    claims: [
      'firstYearSaving',
      'savingOnOne',
      'savingOnShifts',
      'lowerSalary',
      'salaryPrsi',
      'salaryWithPrsi',
      'yearlyPrice',
      'firstYearPrice',
    ],
  },
  caveat: 'It can’t carry a tray or ask after your mother.',
} as const;
