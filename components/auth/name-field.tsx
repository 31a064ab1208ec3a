import { Field } from '@/components/ui/field';

/** The display name of a new account. */
export function NameField({ typed, error }: { typed?: string; error?: string }) {
  return (
    <Field label="Your name" name="displayName" idPrefix="sign-up" hint="Optional" error={error}>
      {(control) => <input {...control} autoComplete="name" autoCapitalize="words" defaultValue={typed} />}
    </Field>
  );
}
