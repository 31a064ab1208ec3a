import { repeatedFigure } from '@/lib/content/figures';
import { employee } from '@/lib/content/offer';

const { from, to } = employee.shiftsForLongHours;

export const costComparison = {
  title: 'Two payslips, one job',
  lead: 'A year of answering and booking, both ways.',
  person: {
    title: 'A full-time employee',
    period: 'one year, one shift',
    lines: [
      { label: 'Salary', amount: repeatedFigure('lowerSalary') },
      { label: 'Upper end, with PRSI', amount: repeatedFigure('employerCost') },
      { label: 'Evenings, weekends', amount: `${from} to ${to} shifts` },
      { label: 'Holidays and sick days', amount: 'Cover needed' },
    ],
    total: { label: 'From', amount: repeatedFigure('lowerSalary') },
    note: { about: 'What the employee is assumed to cost', claims: ['lowerSalary', 'employerCost'] },
  },
  agent: {
    title: 'An AI employee',
    period: 'first year, every hour of it',
    lines: [
      { label: '12 monthly payments', amount: repeatedFigure('yearlyPrice') },
      { label: 'Set-up, once', amount: repeatedFigure('setupFee') },
      { label: 'Evenings, weekends', amount: 'Included' },
      { label: 'Holidays and sick days', amount: 'None' },
    ],
    total: { label: 'First year', amount: repeatedFigure('firstYearPrice') },
    note: { about: 'What the AI employee costs', claims: ['yearlyPrice', 'setupFee', 'firstYearPrice'] },
  },
  result: `That is ${repeatedFigure('firstYearSaving')} less than one salary in the first year (${repeatedFigure('savingOnOne')}), and ${repeatedFigure('savingOnShifts')} less than staffing the same hours.`,
  resultNote: {
    about: 'How these savings are worked out',
    claims: ['firstYearSaving', 'savingOnOne', 'savingOnShifts'],
  },
  caveat: 'It won’t greet people at the door or lift boxes. Keep your people, and give them their evenings back.',
} as const;
