import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Files of one kind: their number, their bytes after gzip whatever the server did, and their bytes as they came. */
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
  /** Every address that was asked for, in order. */
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

/** Compressed by their format: gzip would only add to them. */
const packed: readonly Kind[] = ['fonts', 'images'];

async function weigh(response: Response, kind: Kind): Promise<Omit<Weight, 'files'>> {
  const body = await response.body();
  const { responseBodySize: sent } = await response.request().sizes();
  return { gzip: packed.includes(kind) ? body.length : gzipSync(body).length, sent };
}

/** Opens an address and weighs all that the browser fetches for it until it is quiet. The page must not have been used before. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  const document = await page.goto(url, { waitUntil: 'networkidle' });
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
    // A redirect has no body that could be read.
    if (!kind || (response.status() >= 300 && response.status() < 400)) continue;
    const { gzip, sent } = await weigh(response, kind);
    weight[kind].files += 1;
    weight[kind].gzip += gzip;
    weight[kind].sent += sent;
  }
  return weight;
}
