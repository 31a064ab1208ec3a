import type { NicheCopy } from '@/lib/content/pages/niche';
import type { FormState } from '@/lib/forms/form-state';
import type { NicheOptions, NicheSettings } from '@/lib/niche-research/schema';
import type { RunView } from '@/lib/scraper-runs/run-view';

/** The form values of a niche scraper. */
export type NicheValues = NicheSettings & { niche: string };

/** The form values of a run. The server has parsed the settings of a niche run with their schema, hence the cast. */
export const valuesOf = (run: RunView | undefined): NicheValues | undefined =>
  run && run.kind !== 'website' ? { ...(run.settings as NicheSettings), niche: run.subject } : undefined;

/** The values of a form that was sent without JavaScript and rejected, as they were typed. */
export function postedValues({ status, values }: FormState, defaults: NicheValues): NicheValues | undefined {
  if (status === 'idle') return undefined;
  const { niche = '', targetRegion, contentDepth, maxPages, sources = '' } = values;
  // Invalid ones select nothing.
  const options = { targetRegion, contentDepth, maxPages, sources: sources.split('\n') } as Partial<NicheOptions>;
  return { ...defaults, niche, options: { ...defaults.options, ...options } };
}

type Focus = NicheCopy['focus'];

/** The form as the request body of the API. */
export function readNicheForm(form: HTMLFormElement, kind: 'niche' | 'premium', focus: Focus) {
  const data = new FormData(form);
  const texts: (keyof NicheOptions)[] = ['targetRegion', 'contentDepth', 'maxPages', 'sources'];
  const typed = texts.filter((name) => data.has(name)).map((name) => [name, data.get(name)]);
  const checked = Object.keys(focus).map((name) => [name, data.has(name)]);
  return {
    kind,
    niche: String(data.get('niche') ?? ''),
    format: data.get('format'),
    options: Object.fromEntries([...typed, ...checked]) as Record<string, string | boolean>,
  };
}

/** The form as the query for the sources that are known for it; undefined without a niche. */
export function readSourcesQuery(form: HTMLFormElement, focus: Focus): string | undefined {
  const { niche, options } = readNicheForm(form, 'niche', focus);
  if (!niche.trim()) return undefined;
  const { sources: _own, ...others } = options;
  const entries = Object.entries(others).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams([['niche', niche], ...entries]).toString();
}
