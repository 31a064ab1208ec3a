import type { NicheWords } from '@/lib/content/pages/niche';
import type { NicheOptions, NicheSettings } from '@/lib/niche-research/schema';
import type { RunView } from '@/lib/scraper-runs/run-view';

/** What the form of a niche scraper holds. */
export type NicheValues = NicheSettings & { niche: string };

/** The values that a run was started with. */
export const valuesOf = (run: RunView | undefined): NicheValues | undefined =>
  run && run.kind !== 'website' ? { ...run.settings, niche: run.subject } : undefined;

/** What the form holds, as the API takes it. */
export function readNicheForm(form: HTMLFormElement, kind: 'niche' | 'premium', focus: NicheWords['focus']) {
  const data = new FormData(form);
  const choices: (keyof NicheOptions)[] = ['targetRegion', 'contentDepth', 'maxPages'];
  const chosen = choices.filter((name) => data.has(name)).map((name) => [name, data.get(name)]);
  const ticked = Object.keys(focus).map((name) => [name, data.has(name)]);
  return {
    kind,
    niche: String(data.get('niche') ?? ''),
    format: data.get('format'),
    options: Object.fromEntries([...chosen, ...ticked]),
  };
}
