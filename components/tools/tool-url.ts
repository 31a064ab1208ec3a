import { type ToolTab, toolTabs } from './tool-tabs';

/** The state in the URL of a tool: the opened run, and the tab. */
export type ToolUrlState = { run?: string; tab?: ToolTab };

const isToolTab = (value: string): value is ToolTab => Object.hasOwn(toolTabs, value);

/** The tab named by a value of `?tab=`, if it exists. */
export const parseTab = (value: unknown): ToolTab | undefined =>
  typeof value === 'string' && isToolTab(value) ? value : undefined;

/** Reads the query of a tool's URL. */
export function readToolUrl(search: string): ToolUrlState {
  const params = new URLSearchParams(search);
  return { run: params.get('run') ?? undefined, tab: parseTab(params.get('tab')) };
}

/** The URL of a tool with a run and a tab. */
export function toolUrl(path: string, { run, tab }: ToolUrlState): string {
  const params = new URLSearchParams();
  if (run) params.set('run', run);
  if (tab) params.set('tab', tab);
  return params.size > 0 ? `${path}?${params}` : path;
}
