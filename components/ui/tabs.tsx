'use client';

import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useId,
  useSyncExternalStore,
} from 'react';

type Choice = { id: string; value: string; choose: (value: string) => void };

const Chosen = createContext<Choice | undefined>(undefined);

function useChoice(): Choice {
  const choice = use(Chosen);
  if (!choice) throw new Error('Tabs, their list and their panels stand inside of <Tabs>.');
  return choice;
}

const idsOf = (id: string, value: string) => ({ tab: `${id}-tab-${value}`, panel: `${id}-panel-${value}` });
const noChanges = () => () => {};

/** Which of several panels is seen; `value` names it. */
export function Tabs<V extends string>({
  value,
  onChange,
  className,
  children,
}: {
  value: V;
  onChange: (value: V) => void;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Chosen value={{ id, value, choose: (chosen) => onChange(chosen as V) }}>
      <div className={className}>{children}</div>
    </Chosen>
  );
}

/** Where a key leads from tab `index` of `count`; the ends wrap. */
function nextIndex(key: string, vertical: boolean, index: number, count: number): number | undefined {
  if (key === (vertical ? 'ArrowDown' : 'ArrowRight')) return (index + 1) % count;
  if (key === (vertical ? 'ArrowUp' : 'ArrowLeft')) return (index - 1 + count) % count;
  if (key === 'Home' || key === 'PageUp') return 0;
  if (key === 'End' || key === 'PageDown') return count - 1;
}

/** The tabs: one stop of the Tab key, walked with the arrows, Home and End; what gets the focus is chosen. */
export function TabList({
  label,
  vertical = false,
  className,
  children,
}: {
  label: string;
  vertical?: boolean;
  className?: string;
  children: ReactNode;
}) {
  function walk(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
    const index = tabs.indexOf(event.target as HTMLElement);
    const next = index < 0 ? undefined : nextIndex(event.key, vertical, index, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      className={className}
      onKeyDown={walk}
    >
      {children}
    </div>
  );
}

/** One tab. With `href` it is a link, which shows its panel without JavaScript too. */
export function Tab({
  value,
  href,
  disabled,
  className,
  children,
}: {
  value: string;
  href?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const choice = useChoice();
  const active = choice.value === value;
  // Without script there are no arrow keys to reach the other tabs with.
  const hasScript = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  const ids = idsOf(choice.id, value);
  const props = {
    id: ids.tab,
    role: 'tab',
    'aria-selected': active,
    'aria-controls': ids.panel,
    'data-state': active ? 'active' : 'inactive',
    tabIndex: active || !hasScript ? 0 : -1,
    className,
    onFocus: () => {
      if (!active) choice.choose(value);
    },
    onClick: (event: MouseEvent) => {
      // A link opened in another window goes where it says.
      if (href && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      choice.choose(value);
    },
  };
  if (href) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" disabled={disabled} {...props}>
      {children}
    </button>
  );
}

/** What stands behind a tab. With `keep` it stays while another is open, hidden by the classes that the caller gives. */
export function TabPanel({
  value,
  keep = false,
  className,
  children,
}: {
  value: string;
  keep?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const choice = useChoice();
  const active = choice.value === value;
  const ids = idsOf(choice.id, value);
  return (
    <div
      id={ids.panel}
      role="tabpanel"
      aria-labelledby={ids.tab}
      data-state={active ? 'active' : 'inactive'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the next stop after the tabs, as the pattern has it
      tabIndex={0}
      hidden={!keep && !active}
      className={className}
    >
      {keep || active ? children : null}
    </div>
  );
}
