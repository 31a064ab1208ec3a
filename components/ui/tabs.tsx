'use client';

import * as Radix from '@radix-ui/react-tabs';
import type { MouseEvent, ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

// Radix writes `style` attributes on the server, which the Content-Security-Policy blocks; they are set to undefined here.

/** Tabs (Radix) with one visible panel, named by `value`. */
export function Tabs<V extends string>({
  value,
  onChange,
  vertical = false,
  manual = false,
  className,
  children,
}: {
  value: V;
  onChange: (value: V) => void;
  /** Whether the up and down arrows move between the tabs, instead of left and right. */
  vertical?: boolean;
  /** Whether a focused tab is only selected by Enter, Space or a click. */
  manual?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => onChange(chosen as V)}
      orientation={vertical ? 'vertical' : 'horizontal'}
      activationMode={manual ? 'manual' : 'automatic'}
      className={className}
    >
      {children}
    </Radix.Root>
  );
}

export type TabListProps = { label: string; className?: string; children: ReactNode };

/** The tabs: one Tab stop; arrow keys wrap, Home and End jump. A focused tab is selected, unless `manual`. */
export function TabList({ label, className, children }: TabListProps) {
  return (
    <Radix.List aria-label={label} className={className} style={{ outline: undefined }}>
      {children}
    </Radix.List>
  );
}

export type TabProps = {
  value: string;
  /** With `controls`: the ids of the tab and of its panel, if the panel is not a `TabPanel`. */
  id?: string;
  controls?: string;
  href?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/** One tab. With `href` it is a link, which shows its panel without JavaScript too. */
export function Tab({ value, id, controls, href, disabled, className, children }: TabProps) {
  const hasScript = useHydrated();
  // Without JavaScript no arrow key reaches the other tabs, so each is a Tab stop.
  const focusable = hasScript ? {} : { tabIndex: 0 };
  const ids = id ? { id, 'aria-controls': controls } : {};

  function onClick(event: MouseEvent) {
    // Leave modified clicks, such as opening a new tab, to the browser.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) event.preventDefault();
  }

  return (
    <Radix.Trigger
      value={value}
      disabled={disabled}
      className={className}
      asChild={href !== undefined}
      {...ids}
      {...focusable}
    >
      {href === undefined ? (
        children
      ) : (
        // On a link, `type` would declare a media type.
        <a href={href} onClick={onClick} type={undefined}>
          {children}
        </a>
      )}
    </Radix.Trigger>
  );
}

export type TabPanelProps = { value: string; keep?: boolean; className?: string; children: ReactNode };

/** The panel of a tab. With `keep` it stays in the document while another is shown; CSS has to hide it then. */
export function TabPanel({ value, keep = false, className, children }: TabPanelProps) {
  return (
    <Radix.Content value={value} forceMount={keep || undefined} className={className} asChild>
      <div style={{ animationDuration: undefined }}>{children}</div>
    </Radix.Content>
  );
}
