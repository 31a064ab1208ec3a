'use client';

import { Field } from '@/components/ui/field';
import { saveSitesAction } from '@/lib/agents/settings/actions';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { SettingsForm } from './settings-form';

const copy = settingsPage.sites;

const loadSchema = () => import('@/lib/agents/settings/schema').then(({ sitesSchema }) => sitesSchema);

/** The websites that may show the chat. */
export const SitesForm = ({
  agentId,
  returnTo,
  sites,
}: {
  agentId: string;
  returnTo: string;
  sites: readonly string[];
}) => (
  <SettingsForm
    action={saveSitesAction}
    agentId={agentId}
    returnTo={returnTo}
    loadSchema={loadSchema}
    initialValues={{ sites: sites.join('\n') }}
  >
    {({ errors, typed }) => (
      <Field label={copy.label} name="sites" idPrefix="settings" hint={copy.hint} error={errors.sites}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            defaultValue={typed.sites}
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
          />
        )}
      </Field>
    )}
  </SettingsForm>
);
