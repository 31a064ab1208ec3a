import type { ReactNode } from 'react';

export type AccordionItem = { title: string; body: ReactNode };

/** Classes that the accordion has before and after its script is loaded. */
export const accordionClasses = {
  list: 'border-line border-t',
  item: 'border-line border-b',
  header: 'font-semibold font-text text-lg leading-snug tracking-normal',
  trigger: 'group flex w-full items-baseline gap-4 py-2.5 pr-1 sm:py-3.5 text-left hover:text-brand',
  panel: 'accordion-panel',
};

/** The content of an item's button. */
export const AccordionTitle = ({ title }: { title: string }) => (
  <>
    <span className="grow">{title}</span>
    <span aria-hidden="true" className="needs-script accordion-mark" />
  </>
);

/** The content of an item's panel. */
export const AccordionBody = ({ children }: { children: ReactNode }) => (
  <div className="max-w-[65ch] pb-6 text-muted [&>p+p]:mt-3">{children}</div>
);
