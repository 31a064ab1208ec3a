'use client';

import * as Radix from '@radix-ui/react-accordion';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import type { AccordionItem } from './accordion-item';
import { useUntilFound } from './use-until-found';

/** Radix sets these in a `style` attribute, which the Content-Security-Policy blocks in HTML from the server. */
const noStyles = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

/** The panel of one item. Find-in-page finds and opens a closed one. */
function Panel({ open, onFound, children }: { open: boolean; onFound: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useUntilFound(panel, open, onFound);

  // An element that is hidden until found has a box, which screen readers would announce as an empty region.
  const closedProps = open ? {} : { role: undefined, 'aria-labelledby': undefined };
  return (
    <Radix.Content ref={panel} forceMount hidden={!open} style={noStyles} className="accordion-panel" {...closedProps}>
      <div>{children}</div>
    </Radix.Content>
  );
}

/** The interactive list of an `Accordion`, by Radix. Loaded on first use. */
export function AccordionList({ items }: { items: readonly AccordionItem[] }) {
  const [open, setOpen] = useState('');
  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={setOpen} className="accordion">
      {items.map(({ title, body }) => (
        <Radix.Item key={title} value={title}>
          <Radix.Header>
            <Radix.Trigger>{title}</Radix.Trigger>
          </Radix.Header>
          <Panel open={open === title} onFound={() => setOpen(title)}>
            {body}
          </Panel>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
