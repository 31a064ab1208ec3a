import { ButtonForm } from '@/components/ui/button-form';
import { removePasskeyAction } from '@/lib/auth/passkeys/actions';
import type { listPasskeys } from '@/lib/auth/passkeys/manage-passkeys';
import { formatMoment } from '@/lib/format';
import { plural } from '@/lib/text/plural';

type Props = Awaited<ReturnType<typeof listPasskeys>>;

/** The passkeys of a user, each with a button that removes it, and how many recovery codes are left. */
export function PasskeyList({ passkeys, recoveryCodes }: Props) {
  if (passkeys.length === 0) return null;
  return (
    <>
      <ul className="border-line border-t">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
          >
            <p className="wrap-anywhere">
              {name}
              <span className="block text-base text-muted">
                Added {formatMoment(createdAt)}, {lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : 'not used yet'}
              </span>
            </p>
            <ButtonForm
              action={removePasskeyAction}
              returnTo="/account"
              label="Remove"
              description={`passkey ${name}`}
              hidden={{ token: id }}
              variant="quiet"
              size="sm"
            />
          </li>
        ))}
      </ul>
      <p className="text-base text-muted">{plural(recoveryCodes, 'recovery code')} left.</p>
    </>
  );
}
