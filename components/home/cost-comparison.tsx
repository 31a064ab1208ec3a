import { NoteMark } from '@/components/site/claim';
import { Copy } from '@/components/site/copy';
import type { ClaimId } from '@/lib/content/claims';
import { costComparison } from '@/lib/content/home/cost-comparison';
import { HomeSection } from './home-section';

type Line = { label: string; amount: string };

type PayslipProps = {
  title: string;
  period: string;
  lines: readonly Line[];
  total: Line;
  /** One note explains all amounts of the slip. */
  note: { about: string; claims: readonly [ClaimId, ...ClaimId[]] };
  tone: 'plain' | 'ours';
};

/** A payslip: its lines, a rule, and the total. */
function Payslip({ title, period, lines, total, note, tone }: PayslipProps) {
  return (
    <section
      aria-label={title}
      className={`torn-edge rounded-t-sheet border border-line px-4 pt-3 pb-7 sm:px-8 ${
        tone === 'ours' ? 'bg-brand-soft' : 'bg-card'
      }`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b-2 pb-2">
        <h3 className="text-h3">
          {title} <NoteMark ids={note.claims} about={note.about} />
        </h3>
        <p className="text-base text-muted">{period}</p>
      </div>
      <dl className="tabular-nums">
        {lines.map((line) => (
          <div key={line.label} className="flex justify-between gap-4 border-line border-b py-1.5 leading-snug">
            <dt>{line.label}</dt>
            <dd className="text-right">
              <Copy text={line.amount} />
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-6 border-ink border-t-2 pt-2.5 font-semibold text-lg">
          <dt>{total.label}</dt>
          <dd className="text-right">
            <Copy text={total.amount} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The yearly cost of the same work, as two payslips. */
export function CostComparison() {
  return (
    <HomeSection id="cost" title={costComparison.title} lead={costComparison.lead}>
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-10">
        <Payslip {...costComparison.person} tone="plain" />
        <Payslip {...costComparison.agent} tone="ours" />
      </div>
      <div className="mt-4 grid gap-2 lg:grid-cols-12">
        <p className="max-w-[44ch] font-semibold text-lg leading-snug lg:col-span-7">
          <Copy text={costComparison.result} />{' '}
          <NoteMark ids={costComparison.resultNote.claims} about={costComparison.resultNote.about} />
        </p>
        <p className="max-w-[52ch] text-muted lg:col-span-5">{costComparison.caveat}</p>
      </div>
    </HomeSection>
  );
}
