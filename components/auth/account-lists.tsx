import { formatMoment } from '@/lib/format';

type Session = { id: string; device: string; since: Date };

/** The places where one is signed in. `current` is the session of this very page. */
export function SessionList({ sessions, current }: { sessions: readonly Session[]; current: string }) {
  return (
    <ul className="border-line border-t">
      {sessions.map(({ id, device, since }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3">
          <span className={id === current ? 'font-semibold' : ''}>
            {device}
            {id === current ? ' (here)' : ''}
          </span>
          <span className="text-base text-muted">since {formatMoment(since)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A list of moments and what happened. */
export function EventList({ events }: { events: readonly { id: string; at: Date; what: string }[] }) {
  return (
    <ul className="border-line border-t">
      {events.map(({ id, at, what }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3">
          <span>{what}</span>
          <time dateTime={at.toISOString()} className="text-base text-muted">
            {formatMoment(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
