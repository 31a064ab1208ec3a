'use client';

import type { InputHTMLAttributes } from 'react';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-limits';
import type { FieldErrors } from '@/lib/forms/form-state';

/** What the fields of a post need: their values, their errors, and where changes go. */
export type FieldsProps = {
  fields: PostInput;
  errors: FieldErrors;
  change: (patch: Partial<PostInput>) => void;
};

/** The same, with the post as it was last saved, and the Irish clock time. */
export type PostProps = FieldsProps & { base: EditorPost | undefined; now: string };

/** The names of the fields that are lines of text. */
type LineName = { [Name in keyof PostInput]: PostInput[Name] extends string ? Name : never }[keyof PostInput];

type Props = FieldsProps & {
  label: string;
  name: LineName;
  hint?: string;
  required?: boolean;
  /** Shown in several rows; it stays one line. */
  isLong?: boolean;
  /** Whether it is in the language of the post. */
  isProse?: boolean;
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'max' | 'placeholder' | 'list' | 'autoCapitalize' | 'spellCheck'
  >;

/** A field of a post that is one line of text. */
export function PostField({ fields, errors, change, label, name, hint, required, isLong, isProse, ...input }: Props) {
  const language = isProse ? { dir: 'auto', lang: fields.lang || undefined } : {};
  const { placeholder } = input;
  return (
    <Field label={label} name={name} idPrefix="post" required={required} hint={hint} error={errors[name]}>
      {(control) => {
        const shared = { ...control, ...language, value: fields[name] };
        return isLong ? (
          <Textarea
            {...shared}
            rows={3}
            placeholder={placeholder}
            onChange={({ target }) => change({ [name]: target.value.replaceAll('\n', ' ') })}
          />
        ) : (
          <input {...shared} {...input} onChange={({ target }) => change({ [name]: target.value })} />
        );
      }}
    </Field>
  );
}
