import { Field } from '@/components/ui/field';

type Props = { idPrefix: string; typed?: string; error?: string; onChange?: (email: string) => void };

/** The e-mail address of an account. */
export function EmailField({ idPrefix, typed, error, onChange }: Props) {
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
          onInput={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
