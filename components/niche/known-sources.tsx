'use client';

import { useEffect, useState } from 'react';
import { useLoaded } from '@/components/tools/use-loaded';
import { formatDate } from '@/lib/format';
import type { KnownSources as Known } from '@/lib/niche-research/known-sources';
import { plural } from '@/lib/text/plural';

type Props = {
  /** Those for the values that the page was requested with. */
  initial?: Known;
  regions: Record<string, string>;
  /** The query of the form as it is filled in, without `?`; undefined without a niche. */
  readQuery: (form: HTMLFormElement) => string | undefined;
};

/** How long somebody has to stop typing before the sources are looked up. */
const PAUSE_MS = 400;

/** The query of the form around an element, a moment after its fields have changed; empty without a niche, undefined before it was read. */
function useFormQuery(readQuery: Props['readQuery']) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [query, setQuery] = useState<string>();
  useEffect(() => {
    const form = element?.closest('form');
    if (!form) return;
    const read = () => setQuery(readQuery(form) ?? '');
    let timer = setTimeout(read);
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    };
    form.addEventListener('input', onChange);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', onChange);
    };
  }, [element, readQuery]);
  return { query, setElement };
}

/** How many sources the directory has for the niche in the form, and which; also without JavaScript, for that of the request. */
export function KnownSources({ initial, regions, readQuery }: Props) {
  const { query, setElement } = useFormQuery(readQuery);
  const { value } = useLoaded<Known>(query ? `/api/scraper/sources?${query}` : undefined);
  const [last, setLast] = useState(initial);
  if (value && value !== last) setLast(value);
  const known = query === '' ? undefined : (value ?? last);
  return (
    <div ref={setElement} aria-live="polite" className="border-line border-y py-4 lg:col-span-2">
      {known ? <Sources known={known} regions={regions} /> : 'Name a niche to see which sources we know for it.'}
    </div>
  );
}

function Sources({ known, regions }: { known: Known; regions: Record<string, string> }) {
  const { niche, region, sources, dropped, read } = known;
  const unopened = sources.filter((source) => !isOpened(source)).length;
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{sources.length === 0 ? 'We know no source' : `We know ${plural(sources.length, 'source')}`}</strong>{' '}
        for “{niche}”, {regions[region]}. {summaryOf(sources.length, unopened, read)}
        {dropped > 0 ? ` ${plural(dropped, 'more is', 'more are')} left out because of the last check.` : ''}
      </p>
      {sources.length > 0 ? (
        <details className="mt-2">
          <summary className="link inline-block py-1 font-semibold">Which ones</summary>
          <ul className="mt-2 max-h-96 overflow-y-auto border-line border-t">
            {sources.map((source) => (
              <li key={source.url} className="border-line border-b py-2">
                <a href={source.url} target="_blank" rel="noreferrer noopener" className="link wrap-anywhere">
                  {source.name}
                </a>
                <span className="block text-base text-muted">
                  {source.category}, {stateOf(source)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

type Source = Known['sources'][number];

const isOpened = ({ checked, by }: Source) => checked !== undefined && by === 'opened';

/** "opened on 25 November 2026", "listed on 25 November 2026, not yet opened". */
function stateOf(source: Source): string {
  if (!source.checked) return 'not yet opened';
  const day = formatDate(new Date(source.checked));
  return isOpened(source) ? `opened on ${day}` : `listed on ${day}, not yet opened`;
}

/** "A run with this depth reads 10 of them. We have not yet opened 7 of them, so an address may be out of date." */
function summaryOf(count: number, unopened: number, read: number): string {
  if (count === 0) return 'A run reads the encyclopaedia only, and the sources that you name below.';
  const reads =
    read < count ? `A run with this depth reads ${read} of them.` : 'A run with this depth reads all of them.';
  if (unopened === 0) return reads;
  const which =
    unopened === count ? 'We have not yet opened any of them' : `We have not yet opened ${unopened} of them`;
  return `${reads} ${which}, so an address may be out of date.`;
}
