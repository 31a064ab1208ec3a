'use client';

import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { usePressForm } from '@/components/ui/use-press-form';
import type { FormAction } from '@/components/ui/use-server-form';

/** A form that consists of one button. */
export function ButtonForm({
  action,
  returnTo,
  label,
  description,
  hidden = {},
  variant,
  size,
  shortcut,
}: {
  action: FormAction;
  returnTo: string;
  label: string;
  /** The item, for screen readers, if several buttons have the same label. */
  description?: string;
  /** What is submitted with it: the token of a mailed link, the id of the item. */
  hidden?: Readonly<Record<string, string>>;
  variant?: 'primary' | 'quiet' | 'danger';
  size?: 'md' | 'sm' | 'xs';
  /** The key that presses it, where a page has shortcuts. */
  shortcut?: string;
}) {
  const { state, busy, formProps } = usePressForm(action, returnTo);
  return (
    <form {...formProps} className="grid justify-items-start gap-4">
      <FormAlert state={state} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton busy={busy} variant={variant} size={size} data-shortcut={shortcut}>
        {label}
        {description ? <span className="sr-only"> {description}</span> : null}
      </SubmitButton>
    </form>
  );
}
