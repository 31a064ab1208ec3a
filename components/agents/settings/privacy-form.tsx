'use client';

import { Field } from '@/components/ui/field';
import { savePrivacyAction } from '@/lib/agents/settings/actions';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { Checkbox } from './checkbox';
import { SettingsForm } from './settings-form';

const copy = settingsPage.privacy;

const loadSchema = () => import('@/lib/agents/settings/schema').then(({ privacySchema }) => privacySchema);

/** How long conversations are kept, and the language model, if there is one. */
export function PrivacyForm({
  agentId,
  returnTo,
  retentionDays,
  isModelOff,
  model,
}: {
  agentId: string;
  returnTo: string;
  retentionDays: number;
  isModelOff: boolean;
  /** The configured language model, and where it is. */
  model?: { name: string; host: string };
}) {
  return (
    <SettingsForm
      action={savePrivacyAction}
      agentId={agentId}
      returnTo={returnTo}
      loadSchema={loadSchema}
      initialValues={{ retentionDays: String(retentionDays), isModelOn: isModelOff ? '' : 'on' }}
    >
      {({ errors, typed }) => (
        <>
          <Field
            label={copy.retention}
            name="retentionDays"
            idPrefix="settings"
            hint={copy.retentionHint}
            error={errors.retentionDays}
          >
            {(control) => (
              <select {...control} defaultValue={typed.retentionDays} className="control max-w-48">
                {[30, 90, 365].map((days) => (
                  <option key={days} value={days}>
                    {copy.days(days)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {model ? (
            <Checkbox
              name="isModelOn"
              label={copy.model}
              hint={`${copy.modelSent(model.name, model.host)} ${copy.modelOff}`}
              checked={typed.isModelOn === 'on'}
            />
          ) : (
            <>
              <input type="hidden" name="isModelOn" value={isModelOff ? '' : 'on'} />
              <p className="text-base text-muted">{copy.modelNone}</p>
            </>
          )}
        </>
      )}
    </SettingsForm>
  );
}
