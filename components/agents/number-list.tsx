import type { AgentNumbers } from '@/lib/agents/numbers/numbers';
import { agentDay } from '@/lib/content/pages/agent-day';
import { formatDuration } from '@/lib/format';

const copy = agentDay.numbers;

type Row = { name: string; value: string; definition: string; isPart?: true };

/** Every number with its name and what it means; parts of the one above are marked. */
function rowsOf(numbers: AgentNumbers): Row[] {
  const { medianAnswerMs } = numbers;
  const counts = copy.list.map(({ key, ...row }) => ({ ...row, value: numbers[key].toLocaleString('en-IE') }));
  const { name, definition, none } = copy.median;
  return [...counts, { name, definition, value: medianAnswerMs === undefined ? none : formatDuration(medianAnswerMs) }];
}

/** The numbers of a period, each with its definition where there is room for that. */
export function NumberList({ numbers, isShort = false }: { numbers: AgentNumbers; isShort?: boolean }) {
  const rows = rowsOf(numbers).filter(({ value }) => !isShort || (value !== '0' && value !== copy.median.none));
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline">
      {rows.map(({ name, value, definition, isPart }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid gap-x-5 border-line border-b py-2.5">
          <dt className={isPart ? 'pl-5' : 'font-semibold'}>{name}</dt>
          <dd className={`text-right tabular-nums ${isPart ? '' : 'font-semibold'}`}>{value}</dd>
          {isShort ? null : (
            <dd className={`max-w-[60ch] text-base text-muted ${isPart ? 'pl-5' : ''}`}>{definition}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
