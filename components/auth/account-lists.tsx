import { ButtonForm } from '@/components/ui/button-form';
import { endOneSession } from '@/lib/auth/account/account-actions';
import type { listSessions } from '@/lib/auth/account/account-activity';
import { formatMoment } from '@/lib/format';

type Session = Awaited<ReturnType<typeof listSessions>>[number];

/** The live sessions of a user, each with a button that ends it. `current` is the session of this request. */
export function SessionList({ sessions, current }: { sessions: readonly Session[]; current: string }) {
  return (
    <ul className="border-line border-t">
      {sessions.map(({ id, device, firstUsed, lastUsed }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3">
          <p>
            <span className={id === current ? 'font-semibold' : ''}>
              {device}
              {id === current ? ' (this device)' : ''}
            </span>
            <span className="block text-base text-muted">
              Signed in {formatMoment(firstUsed)}, last used {formatMoment(lastUsed)}
            </span>
          </p>
          {id === current ? null : (
            <ButtonForm
              action={endOneSession}
              returnTo="/account"
              label="End session"
              description={`${device}, signed in ${formatMoment(firstUsed)}`}
              hidden={{ token: id }}
              variant="quiet"
              size="sm"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A list of events with their times. */
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
