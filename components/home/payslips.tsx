import type { ReactNode } from 'react';

export type PayslipLine = { label: string; amount: ReactNode };

export type PayslipProps = {
  title: string;
  period: string;
  lines: readonly PayslipLine[];
  total: PayslipLine;
  tone?: 'plain' | 'ours';
};

/** One payslip: lines of what is paid, a rule, and what it comes to. */
export function Payslip({ title, period, lines, total, tone = 'plain' }: PayslipProps) {
  return (
    <section
      aria-label={title}
      className={`torn-edge rounded-t-sheet border border-line px-5 pt-6 pb-10 sm:px-8 ${
        tone === 'ours' ? 'bg-brand-soft' : 'bg-card'
      }`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b-2 pb-3">
        <h3 className="text-h3">{title}</h3>
        <p className="text-base text-muted">{period}</p>
      </div>
      <dl className="tabular-nums">
        {lines.map((line) => (
          <div key={line.label} className="flex justify-between gap-6 border-line border-b py-3">
            <dt>{line.label}</dt>
            <dd className="max-w-[55%] text-right">{line.amount}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-6 border-ink border-t-2 pt-4">
          <dt className="font-semibold">{total.label}</dt>
          <dd className="text-right font-bold font-display text-h3">{total.amount}</dd>
        </div>
      </dl>
    </section>
  );
}
