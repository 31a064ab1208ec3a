import type { RecordEntry } from '@/lib/agents/record';
import { formatMoment } from '@/lib/format';

/** What was done to an agent, by whom, and why one of us opened it. */
export const RecordList = ({ entries }: { entries: readonly RecordEntry[] }) => (
  <ul className="max-h-[28rem] overflow-y-auto border-line border-t">
    {entries.map(({ id, at, what, who, reason }) => (
      <li key={id} className="border-line border-b py-3">
        <p className="wrap-anywhere">{what}</p>
        {reason ? <p className="wrap-anywhere">“{reason}”</p> : null}
        <p className="text-base text-muted wrap-anywhere">
          {who}, <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
        </p>
      </li>
    ))}
  </ul>
);
