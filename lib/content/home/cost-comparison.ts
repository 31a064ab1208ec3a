import type { ClaimId } from '@/lib/content/claims';

type Cell = { label: string; claim: ClaimId };

export const costComparison = {
  title: 'What a year of answering the door costs you',
  columns: ['A full-time employee', 'An AI employee'],
  /** Two payslips as one table: the lines of each add up to its total. */
  rows: [
    {
      label: 'Pay',
      cells: [
        { label: 'Salary', claim: 'lowerSalary' },
        { label: 'Twelve months', claim: 'yearlyPrice' },
      ],
    },
    {
      label: 'On top',
      cells: [
        { label: 'Employer’s PRSI', claim: 'salaryPrsi' },
        { label: 'Set-up, once', claim: 'setupFee' },
      ],
    },
  ] satisfies { label: string; cells: [Cell, Cell] }[],
  hours: { label: 'Nights, holidays', cells: ['Extra', 'Included'] },
  total: {
    label: 'First year',
    cells: ['salaryWithPrsi', 'firstYearPrice'],
  } satisfies { label: string; cells: ClaimId[] },
  saving: { claim: 'firstYearSaving', text: 'less than the salary, in the first year' },
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
