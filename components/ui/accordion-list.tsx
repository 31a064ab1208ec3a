'use client';

import * as Radix from '@radix-ui/react-accordion';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Plus } from './icons';

export type AccordionItem = { title: string; body: ReactNode };

/** Radix would write these into a `style` attribute on the server, which the Content-Security-Policy blocks. */
const noStyles = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

// React warns about layout effects on the server, where there is nothing to lay out.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The body of one item. It is always in the document, so that search engines and readers without JavaScript have it. Closed,
 * it is `hidden="until-found"` where the browser knows that: its own search then finds and opens it. React only knows the
 * plain `hidden`, so the value is set here.
 */
function Panel({ open, onFound, children }: { open: boolean; onFound: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);

  useIsomorphicLayoutEffect(() => {
    if (!open && 'onbeforematch' in document.body) panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening an item twice changes nothing, so the first callback will do
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, []);

  // What is hidden until found still has a box, which screen readers would announce as an empty region.
  const closedProps = open ? {} : { role: undefined, 'aria-labelledby': undefined };
  return (
    <Radix.Content ref={panel} forceMount hidden={!open} style={noStyles} className="accordion-panel" {...closedProps}>
      <div className="max-w-[65ch] pb-6 text-muted [&>p+p]:mt-3">{children}</div>
    </Radix.Content>
  );
}

/** The list of an `Accordion`. */
export function AccordionList({ items }: { items: readonly AccordionItem[] }) {
  const [open, setOpen] = useState('');
  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={setOpen} className="border-line border-t">
      {items.map(({ title, body }) => (
        <Radix.Item key={title} value={title} className="border-line border-b">
          <Radix.Header className="font-semibold font-text text-lg leading-snug tracking-normal">
            <Radix.Trigger className="group flex w-full items-baseline gap-4 py-3.5 pr-1 text-left hover:text-brand">
              <span className="grow">{title}</span>
              <Plus className="needs-script size-5 shrink-0 translate-y-0.5 text-brand transition-transform duration-150 group-data-[state=open]:rotate-45 motion-reduce:transition-none" />
            </Radix.Trigger>
          </Radix.Header>
          <Panel open={open === title} onFound={() => setOpen(title)}>
            {body}
          </Panel>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
