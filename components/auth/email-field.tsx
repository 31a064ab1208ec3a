import { Field } from '@/components/ui/field';

/** The e-mail address of an account. */
export function EmailField({ idPrefix, typed, error }: { idPrefix: string; typed?: string; error?: string }) {
  return (
    <Field label="E-mail" name="email" idPrefix={idPrefix} required error={error}>
      {(control) => (
        <input
          {...control}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed}
        />
      )}
    </Field>
  );
}
