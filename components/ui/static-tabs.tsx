import type { TabListProps, TabPanelProps, TabProps } from './tabs';

const stateOf = (isSelected: boolean) => (isSelected ? 'active' : 'inactive');

/** The parts of `Tabs` before their script is loaded, with the tab `selected`. */
export const staticTabs = (selected: string) => ({
  TabList: ({ label, className, children }: TabListProps) => (
    <div role="tablist" aria-label={label} className={className}>
      {children}
    </div>
  ),
  Tab: ({ value, className, children }: TabProps) => (
    <button
      type="button"
      role="tab"
      aria-selected={value === selected}
      aria-controls={`panel-${value}`}
      data-state={stateOf(value === selected)}
      className={className}
    >
      {children}
    </button>
  ),
  TabPanel: ({ value, className, children }: TabPanelProps) => (
    <div role="tabpanel" id={`panel-${value}`} data-state={stateOf(value === selected)} className={className}>
      {children}
    </div>
  ),
});
