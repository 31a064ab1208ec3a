'use client';

import { type MouseEvent, useState } from 'react';
import { Download } from '@/components/ui/icons';
import { showToast } from '@/components/ui/toaster';
import type { RunView } from '@/lib/scraper-runs/run-view';

/** Saves a fetched file under the given name. */
function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the URL after the click, so revoke it later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const fileNameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';

/** Downloads a file of a run and shows the outcome as a toast. */
async function download(path: string): Promise<void> {
  try {
    // Not with callApi, which parses JSON: a file is saved as a Blob.
    const response = await fetch(path);
    if (response.ok) {
      const name = fileNameOf(response);
      saveFile(await response.blob(), name);
      showToast({ title: 'Download Complete!', text: `Saved as ${name}` });
      return;
    }
    const { detail } = await response.json().catch(() => ({ detail: undefined }));
    if (response.status === 404)
      showToast({ title: 'No Data', text: 'No scraped data available to download', tone: 'error' });
    else showToast({ title: 'Error', text: detail ?? 'The file could not be created.', tone: 'error' });
  } catch {
    showToast({ title: 'Error', text: 'The download was interrupted. Are you offline?', tone: 'error' });
  }
}

/** The downloads of a run; the chosen output format is highlighted. */
export function DownloadButtons({ run, labels }: { run: RunView; labels: Record<string, string> }) {
  const [busy, setBusy] = useState<string>();
  async function fetchFile(event: MouseEvent<HTMLAnchorElement>, format: string) {
    // Leave modified clicks, such as opening a new tab, to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(format);
    await download(event.currentTarget.href);
    setBusy(undefined);
  }
  return (
    <ul aria-label="Downloads" className="flex flex-wrap gap-2">
      {Object.entries(labels).map(([format, label]) => (
        <li key={format}>
          <a
            href={`/api/scraper/runs/${run.id}/export?format=${format}`}
            download
            onClick={(event) => fetchFile(event, format)}
            aria-busy={busy === format || undefined}
            className={`inline-flex min-h-11 items-center gap-2 rounded-sheet border px-3.5 font-semibold text-base ${
              format === run.settings.format
                ? 'border-brand bg-brand text-brand-ink hover:bg-brand-strong'
                : 'border-control hover:border-brand hover:bg-brand-soft'
            }`}
          >
            <Download className="size-4" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
