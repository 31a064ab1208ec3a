import type { ReactNode } from 'react';
import { Plus } from '@/components/ui/icons';
import { AccordionKeys } from './accordion-keys';

/**
 * One answer open at a time, and it can be closed again. Native `<details name>` does both, works without JavaScript, is
 * found by the browser's own search, and prints.
 */
export function Accordion({ name, items }: { name: string; items: readonly { title: string; body: ReactNode }[] }) {
  return (
    <AccordionKeys className="border-line border-t">
      {items.map((item) => (
        <details key={item.title} name={name} className="group border-line border-b">
          <summary className="flex list-none items-baseline gap-4 py-4 pr-1 hover:text-brand">
            <h3 className="grow font-semibold font-text text-lg leading-snug tracking-normal">{item.title}</h3>
            <Plus className="size-5 shrink-0 translate-y-0.5 text-brand transition-transform duration-150 group-open:rotate-45 motion-reduce:transition-none" />
          </summary>
          <div className="max-w-[65ch] pb-6 text-muted [&>p+p]:mt-3">{item.body}</div>
        </details>
      ))}
    </AccordionKeys>
  );
}
