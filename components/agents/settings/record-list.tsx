import type { RecordEntry } from '@/lib/agents/record';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { formatMoment } from '@/lib/format';

/** Entries that are shown before those that a press shows. */
const SHOWN = 8;

const Entries = ({ entries }: { entries: readonly RecordEntry[] }) => (
  <ul className="border-line border-t">
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

/** What was done to an agent, by whom, and why one of us opened it. */
export const RecordList = ({ entries }: { entries: readonly RecordEntry[] }) => (
  <div>
    <Entries entries={entries.slice(0, SHOWN)} />
    {entries.length > SHOWN ? (
      <details>
        <summary className="link inline-block py-2">{settingsPage.record.earlier}</summary>
        <Entries entries={entries.slice(SHOWN)} />
      </details>
    ) : null}
  </div>
);
