import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import type { FieldErrors } from '@/lib/forms/form-state';

/** The labels of the fields that both forms share, by field name, in their order on the page. */
export const personLabels = {
  name: 'Name',
  email: 'E-mail',
  businessName: 'Business name',
  businessUrl: 'Website',
  phone: 'Phone',
};

/** The sender and their business. `typed` holds the initial values. */
export function PersonFields({
  idPrefix,
  typed,
  errors,
  businessRequired = false,
  websiteHint = 'Optional, for example bakery.ie',
  children,
}: {
  idPrefix: string;
  typed: Record<string, string>;
  errors: FieldErrors;
  businessRequired?: boolean;
  websiteHint?: string;
  /** Fields of this form only. */
  children?: ReactNode;
}) {
  const field = (name: keyof typeof personLabels) => ({
    idPrefix,
    name,
    label: personLabels[name],
    error: errors[name],
  });
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field {...field('name')} required>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            defaultValue={typed.name}
          />
        )}
      </Field>
      <Field {...field('email')} required>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
            defaultValue={typed.email}
          />
        )}
      </Field>
      <Field {...field('businessName')} required={businessRequired}>
        {(control) => (
          <input {...control} autoComplete="organization" enterKeyHint="next" defaultValue={typed.businessName} />
        )}
      </Field>
      <Field {...field('businessUrl')} hint={websiteHint}>
        {(control) => (
          <input
            {...control}
            type="url"
            autoComplete="url"
            inputMode="url"
            enterKeyHint="next"
            defaultValue={typed.businessUrl}
          />
        )}
      </Field>
      <Field {...field('phone')} label={`${personLabels.phone} (optional)`}>
        {(control) => (
          <input {...control} type="tel" autoComplete="tel" enterKeyHint="next" defaultValue={typed.phone} />
        )}
      </Field>
      {children}
    </div>
  );
}
