import { toZip, type ZipEntry } from '@/lib/crawler/export/zip';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { type FileFormat, fileFormats, type RunKinds } from './run-kind';

const mediaTypes: Record<FileFormat, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

export const exportFormats = [...fileFormats, 'all'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** An export file, generated while it is sent. */
type ExportFile = { name: string; type: string; body: AsyncGenerator<string | Uint8Array> };

/** A run as one file, or as a ZIP archive of all formats. */
export function exportRun(run: ScraperRun, format: ExportFormat, kinds: RunKinds): ExportFile {
  const kind = kinds[run.kind];
  const day = run.createdAt.toISOString().slice(0, 10);
  const baseName = `${kind.fileName(run)}-${day}`;
  const write = (one: FileFormat) => kind.exporters[one](run.id);
  if (format !== 'all') return { name: `${baseName}.${format}`, type: mediaTypes[format], body: write(format) };
  const files: ZipEntry[] = [
    ...fileFormats.map((one) => ({ name: `${baseName}.${one}`, text: () => write(one) })),
    ...Object.entries(kind.archiveFiles).map(([name, writeFile]) => ({
      name: `${baseName}-${name}`,
      text: () => writeFile(run.id),
    })),
  ];
  const { archiveFolder } = kind;
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield* files;
    for await (const { name, text } of archiveFolder?.files(run.id) ?? [])
      yield { name: `${archiveFolder?.name}/${name}`, text };
  }
  return { name: `${baseName}.zip`, type: 'application/zip', body: toZip(entries(), run.finishedAt ?? new Date()) };
}
