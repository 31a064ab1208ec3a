'use client';

import { type MouseEvent, useState } from 'react';
import { Download } from '@/components/ui/icons';
import { showToast } from '@/components/ui/toaster';
import type { RunView } from '@/lib/scraper-runs/run-view';

/** Offers a file that has been fetched to the person, under the name that the site gave it. */
function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Later, since some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const nameIn = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';

/** Fetches a file of a run and saves it; says what became of it. */
async function download(path: string): Promise<void> {
  try {
    const response = await fetch(path);
    if (response.ok) {
      const name = nameIn(response);
      save(await response.blob(), name);
      showToast({ title: 'Download Complete!', text: `Saved as ${name}` });
      return;
    }
    const { detail } = await response.json().catch(() => ({ detail: undefined }));
    if (response.status === 404)
      showToast({ title: 'No Data', text: 'No scraped data available to download', tone: 'error' });
    else showToast({ title: 'Error', text: detail ?? 'The file could not be made.', tone: 'error' });
  } catch {
    showToast({ title: 'Error', text: 'The download broke off. Are you offline?', tone: 'error' });
  }
}

/** The files of a run; the one that was chosen as output format stands out. */
export function DownloadButtons({ run, labels }: { run: RunView; labels: Record<string, string> }) {
  const [busy, setBusy] = useState<string>();
  async function fetchFile(event: MouseEvent<HTMLAnchorElement>, format: string) {
    // A new tab, or a link that is saved by hand, works as everywhere.
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
