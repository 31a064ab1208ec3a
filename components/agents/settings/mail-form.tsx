'use client';

import { clockTime } from '@/lib/agents/people-hours';
import { saveMailAction } from '@/lib/agents/settings/actions';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { Checkbox } from './checkbox';
import { SettingsForm } from './settings-form';
import { TimeFields } from './time-fields';

const copy = settingsPage.mail;

const loadSchema = () => import('@/lib/agents/settings/schema').then(({ mailSchema }) => mailSchema);

const shown = (minutes: number | null) => (minutes === null ? '' : clockTime(minutes));

/** Who is told by mail, when not, and whether with the customers' words. */
export function MailForm({
  agentId,
  returnTo,
  members,
  quietFrom,
  quietTo,
  isWordless,
}: {
  agentId: string;
  returnTo: string;
  members: readonly { userId: string; name: string; isTold: boolean }[];
  quietFrom: number | null;
  quietTo: number | null;
  isWordless: boolean;
}) {
  const initialValues: Record<string, string> = {
    quietFrom: shown(quietFrom),
    quietTo: shown(quietTo),
    isWordless: isWordless ? 'on' : '',
    ...Object.fromEntries(members.map(({ userId, isTold }) => [`told-${userId}`, isTold ? 'on' : ''])),
  };
  return (
    <SettingsForm
      action={saveMailAction}
      agentId={agentId}
      returnTo={returnTo}
      loadSchema={loadSchema}
      initialValues={initialValues}
    >
      {({ errors, typed }) => (
        <>
          <fieldset aria-describedby={errors.told ? 'told-error' : undefined}>
            <legend className="font-semibold">{copy.told}</legend>
            {members.map(({ userId, name }) => (
              <Checkbox key={userId} name={`told-${userId}`} label={name} checked={typed[`told-${userId}`] === 'on'} />
            ))}
            {errors.told ? (
              <p id="told-error" className="font-semibold text-base text-danger">
                {errors.told}
              </p>
            ) : null}
          </fieldset>
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold">{copy.quiet}</legend>
            <TimeFields from="quietFrom" to="quietTo" labels={copy} errors={errors} typed={typed} />
          </fieldset>
          <Checkbox
            name="isWordless"
            label={copy.wordless}
            hint={copy.wordlessHint}
            checked={typed.isWordless === 'on'}
          />
        </>
      )}
    </SettingsForm>
  );
}
