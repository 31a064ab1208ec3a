import type { ReactNode } from 'react';

type Props = {
  id?: string;
  title: string;
  text?: string;
  /** Whether the section is closed until it is opened, or named by the fragment of the URL. */
  folded?: boolean;
  /** Whether a folded section is open from the start. */
  open?: boolean;
  children: ReactNode;
};

/** A section of the account page: its explanation on the left, its controls on the right. */
export function AccountSection({ id, title, text, folded = false, open, children }: Props) {
  if (folded) {
    return (
      <details open={open} className="border-line border-t py-5">
        <summary className="flex items-baseline justify-between gap-4 py-2">
          <h2 className="text-h3">{title}</h2>
          <span aria-hidden="true" className="text-brand in-[[open]]:rotate-45">
            +
          </span>
        </summary>
        <div id={id} className="grid gap-x-12 gap-y-5 pt-2 pb-4 lg:grid-cols-12">
          <p className="text-base text-muted lg:col-span-4">{text}</p>
          <div className="grid content-start gap-5 lg:col-span-8">{children}</div>
        </div>
      </details>
    );
  }
  return (
    <section id={id} className="grid gap-x-12 gap-y-5 border-line border-t py-9 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-h3">{title}</h2>
        {text ? <p className="mt-2 text-base text-muted">{text}</p> : null}
      </div>
      <div className="grid content-start gap-5 lg:col-span-8">{children}</div>
    </section>
  );
}
