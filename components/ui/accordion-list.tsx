'use client';

import * as Radix from '@radix-ui/react-accordion';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AccordionBody, type AccordionItem, AccordionTitle, accordionClasses } from './accordion-layout';

/** Radix sets these in a `style` attribute, which the Content-Security-Policy blocks in HTML from the server. */
const noStyles = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

/**
 * The panel of one item. Closed, it is `hidden="until-found"` where the browser supports that, so that find-in-page finds and
 * opens it. React only supports the boolean `hidden`, so the value is set here.
 */
function Panel({ open, onFound, children }: { open: boolean; onFound: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!open && 'onbeforematch' in document.body) panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening an item twice changes nothing, so the first callback is enough
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, []);

  // An element that is hidden until found has a box, which screen readers would announce as an empty region.
  const closedProps = open ? {} : { role: undefined, 'aria-labelledby': undefined };
  return (
    <Radix.Content
      ref={panel}
      forceMount
      hidden={!open}
      style={noStyles}
      className={accordionClasses.panel}
      {...closedProps}
    >
      <AccordionBody>{children}</AccordionBody>
    </Radix.Content>
  );
}

/** The interactive list of an `Accordion`, by Radix. Loaded on first use. */
export function AccordionList({ items }: { items: readonly AccordionItem[] }) {
  const [open, setOpen] = useState('');
  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={setOpen} className={accordionClasses.list}>
      {items.map(({ title, body }) => (
        <Radix.Item key={title} value={title} className={accordionClasses.item}>
          <Radix.Header className={accordionClasses.header}>
            <Radix.Trigger className={accordionClasses.trigger}>
              <AccordionTitle title={title} />
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
