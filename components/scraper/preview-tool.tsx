'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { showToast } from '@/components/ui/toaster';
import type { Preview } from '@/lib/crawler/preview';
import type { BusinessType } from '@/lib/site/industries';
import { PreviewResult } from './preview-result';

type Props = {
  types: readonly { value: BusinessType; label: string; selectors: readonly string[] }[];
  modes: Record<string, string>;
};

type Answer = { ok: true; preview: Preview } | { ok: false; message: string };

async function fetchPreview(body: object, signal: AbortSignal): Promise<Answer> {
  const response = await fetch('/api/scraper/preview', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  const answer = await response.json();
  return response.ok ? { ok: true, preview: answer } : { ok: false, message: answer.errors?.url ?? answer.detail };
}

const content = [
  { name: 'main', label: 'Main content', checked: true },
  { name: 'navigation', label: 'Navigation menus', checked: false },
  { name: 'footer', label: 'Footer information', checked: false },
] as const;

/** Preview Mode of the website scraper: one page is read, nothing is stored. */
export function PreviewTool({ types, modes }: Props) {
  const [type, setType] = useState<BusinessType>('general');
  const [answer, setAnswer] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);

  async function run(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const url = String(data.get('url')).trim();
    if (url === '') {
      const message = 'Please enter a website URL';
      showToast({ title: 'Error', text: message, tone: 'error' });
      setAnswer({ ok: false, message });
      return;
    }
    running.current = new AbortController();
    setBusy(true);
    setAnswer(undefined);
    const body = {
      url,
      businessType: type,
      mode: data.get('mode'),
      selectors: data.get('selectors'),
      ...Object.fromEntries(content.map(({ name }) => [name, data.has(name)])),
    };
    const next = await fetchPreview(body, running.current.signal).catch((): Answer | undefined =>
      running.current?.signal.aborted
        ? undefined
        : { ok: false, message: 'This site cannot be reached. Are you offline?' },
    );
    setBusy(false);
    setAnswer(next);
    if (next && !next.ok) showToast({ title: 'Error', text: next.message, tone: 'error' });
  }

  const focus = types.find(({ value }) => value === type);
  return (
    <>
      <form onSubmit={run} noValidate className="grid gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          <Field label="Website URL" name="url" idPrefix="scraper" required hint="Like bakery.ie">
            {(control) => <input {...control} type="url" inputMode="url" autoCapitalize="none" spellCheck={false} />}
          </Field>
          <Field label="Irish business type" name="businessType" idPrefix="scraper">
            {(control) => (
              <select {...control} value={type} onChange={({ target }) => setType(target.value as BusinessType)}>
                {types.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <p className="-mt-3 text-base text-muted">
            Looks at:{' '}
            {focus?.selectors.map((selector) => (
              <code key={selector} className="mr-2">
                {selector}
              </code>
            ))}
          </p>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          <Field label="Scraping mode" name="mode" idPrefix="scraper">
            {(control) => (
              <select {...control}>
                {Object.entries(modes).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <fieldset>
            <legend className="mb-1.5 font-semibold">Content to include</legend>
            {content.map(({ name, label, checked }) => (
              <label key={name} className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name={name} defaultChecked={checked} className="size-5 accent-brand" />
                {label}
              </label>
            ))}
          </fieldset>
          <Field label="Custom CSS selectors" name="selectors" idPrefix="scraper" hint="Optional, one per line">
            {(control) => <textarea {...control} rows={2} spellCheck={false} />}
          </Field>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-2">
          <Button type="submit" aria-disabled={busy || undefined}>
            {busy ? 'Reading the page…' : 'Preview Mode'}
          </Button>
          {busy ? (
            <Button variant="quiet" onClick={() => running.current?.abort()}>
              Cancel
            </Button>
          ) : null}
        </div>
      </form>
      <div aria-live="polite" className="mt-10">
        {answer?.ok ? <PreviewResult preview={answer.preview} /> : null}
        {answer && !answer.ok ? (
          <p role="alert" className="rounded-sheet border-2 border-danger bg-danger-soft p-4">
            {answer.message}
          </p>
        ) : null}
      </div>
    </>
  );
}
