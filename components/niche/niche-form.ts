import type { NicheCopy } from '@/lib/content/pages/niche';
import type { NicheOptions, NicheSettings } from '@/lib/niche-research/schema';
import type { RunView } from '@/lib/scraper-runs/run-view';

/** The form values of a niche scraper. */
export type NicheValues = NicheSettings & { niche: string };

/** The form values of a run. The server has parsed the settings of a niche run with their schema, hence the cast. */
export const valuesOf = (run: RunView | undefined): NicheValues | undefined =>
  run && run.kind !== 'website' ? { ...(run.settings as NicheSettings), niche: run.subject } : undefined;

/** The form as the request body of the API. */
export function readNicheForm(form: HTMLFormElement, kind: 'niche' | 'premium', focus: NicheCopy['focus']) {
  const data = new FormData(form);
  const selects: (keyof NicheOptions)[] = ['targetRegion', 'contentDepth', 'maxPages'];
  const selected = selects.filter((name) => data.has(name)).map((name) => [name, data.get(name)]);
  const checked = Object.keys(focus).map((name) => [name, data.has(name)]);
  return {
    kind,
    niche: String(data.get('niche') ?? ''),
    format: data.get('format'),
    options: Object.fromEntries([...selected, ...checked]),
  };
}
