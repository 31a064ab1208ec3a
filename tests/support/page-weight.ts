import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Files of one kind: their number, their size after gzip, and their size uncompressed. */
export interface Weight {
  files: number;
  gzip: number;
  sent: number;
}

export interface PageWeight {
  html: Weight;
  scripts: Weight;
  styles: Weight;
  fonts: Weight;
  images: Weight;
  /** HTTP status of the page itself. */
  status: number | undefined;
  requests: number;
  /** Every requested URL, in order. */
  urls: string[];
}

type Kind = Exclude<keyof PageWeight, 'status' | 'requests' | 'urls'>;

const kinds: Record<string, Kind> = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'images',
};
const kindOf = (response: Response): Kind | undefined => kinds[response.request().resourceType()];

/** Formats that are compressed already. */
const packed: readonly Kind[] = ['fonts', 'images'];

/** The sizes of files that never change, by URL: fetching and compressing them again would take longer than the rest of a measurement. */
const known = new Map<string, number>();

async function sizeOf(response: Response, kind: Kind): Promise<number> {
  const body = await response.body();
  const size = packed.includes(kind) ? body.length : gzipSync(body).length;
  if (response.url().includes('/_next/static/')) known.set(response.url(), size);
  return size;
}

async function weigh(response: Response, kind: Kind): Promise<Omit<Weight, 'files'>> {
  const gzip = known.get(response.url()) ?? (await sizeOf(response, kind));
  const { responseBodySize: sent } = await response.request().sizes();
  return { gzip, sent };
}

/**
 * Opens a URL and measures everything that the browser fetches until the network is idle. Needs a new page.
 * `shown` waits for what the page shows once it has loaded it on demand: an idle network alone may come before that.
 */
export async function weighPage(
  page: Page,
  url: string,
  shown?: (page: Page) => Promise<unknown>,
): Promise<PageWeight> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  const document = await page.goto(url, { waitUntil: 'networkidle' });
  await shown?.(page);
  page.off('response', collect);
  const empty = (): Weight => ({ files: 0, gzip: 0, sent: 0 });
  const weight: PageWeight = {
    html: empty(),
    scripts: empty(),
    styles: empty(),
    fonts: empty(),
    images: empty(),
    status: document?.status(),
    requests: responses.length,
    urls: responses.map((response) => response.url()),
  };
  for (const response of responses) {
    const kind = kindOf(response);
    // Redirects have no readable body.
    if (!kind || (response.status() >= 300 && response.status() < 400)) continue;
    const { gzip, sent } = await weigh(response, kind);
    weight[kind].files += 1;
    weight[kind].gzip += gzip;
    weight[kind].sent += sent;
  }
  return weight;
}
