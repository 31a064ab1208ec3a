import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { factHint } from '@/lib/content/fact-kinds';

type Props = {
  label: string;
  /** What stands in it first. */
  text?: string;
  save: string;
  /** Resolves to why the text is not accepted, which stays as it is then. */
  onSave: (text: string, form: FormData) => Promise<string | undefined>;
  /** Of the button beside "Save"; Escape does the same. */
  onCancel: () => void;
  className?: string;
  children?: ReactNode;
};

/** The text of a fact, as its owner types it. */
export function CorrectionForm({ label, text = '', save, onSave, onCancel, className = '', children }: Props) {
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const id = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = new FormData(event.currentTarget);
    setSaving(true);
    setError(await onSave(String(form.get('correction') ?? ''), form));
    setSaving(false);
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className={`grid max-w-[36rem] grid-cols-[minmax(0,1fr)] gap-3 ${className}`}
    >
      {children}
      <Field label={label} name="correction" idPrefix={id} hint={factHint} error={error}>
        {(control) => (
          <Textarea {...control} autoFocus rows={Math.min(8, text.split('\n').length + 1)} defaultValue={text} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={isSaving || undefined}>
          {save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
