import type { ComponentProps } from 'react';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { AgentForm } from '../agent-form';

type Props = Omit<ComponentProps<typeof AgentForm>, 'button' | 'done'> & {
  initialValues: Readonly<Record<string, string>>;
};

/** A form of the settings. It names the values that it was shown with: a colleague's change since then is not undone. */
export function SettingsForm({ initialValues, children, ...props }: Props) {
  const shown = JSON.stringify(initialValues);
  return (
    <AgentForm
      {...props}
      initialValues={{ ...initialValues, was: shown }}
      button={settingsPage.save}
      done={settingsPage.saved}
    >
      {(form) => (
        <>
          <input type="hidden" name="was" value={form.typed.was ?? shown} />
          {children?.(form)}
        </>
      )}
    </AgentForm>
  );
}
