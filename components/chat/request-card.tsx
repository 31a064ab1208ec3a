import type { RequestKind, SlotName, TakenRequest } from '@/lib/agent/requests/taken-request';
import { requestCopy as copy } from '@/lib/content/chat';

/** The kinds that nothing is agreed with. */
const toAnswer: ReadonlySet<RequestKind> = new Set(['callback', 'complaint', 'emergency', 'lost']);
const names = Object.keys(copy.slots) as SlotName[];

/** The note of a request that is taken down completely, for the customer to check. */
export function RequestCard({ request: { kind, slots } }: { request: TakenRequest }) {
  const given = names.filter((name) => slots[name]);
  return (
    <div className="mt-2 rounded-sheet border border-line border-l-4 border-l-accent bg-card px-3 py-2 text-ink">
      <p className="font-semibold">{copy.titles[kind]}</p>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-small">
        {given.map((name) => (
          <div key={name} className="contents">
            <dt className="text-muted">{copy.slots[name]}</dt>
            <dd className="tabular-nums wrap-anywhere">{slots[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-muted text-small">{toAnswer.has(kind) ? copy.toAnswer : copy.toConfirm}</p>
    </div>
  );
}
