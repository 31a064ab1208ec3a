import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BusinessType } from '@/lib/industries';
import { type AnswerSite, openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';

const SITES = fileURLToPath(new URL('../fixtures/sites/', import.meta.url));
const sites = new Map<BusinessType, AnswerSite>();

/** The site of the fixtures for a kind of business, ready to be asked. Opened once. */
export function answerSiteOf(type: BusinessType): AnswerSite {
  const known = sites.get(type);
  if (known) return known;
  const folder = join(SITES, type);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  const pages = paths.sort().flatMap((path) => {
    const bytes = readFileSync(join(folder, path));
    const isLatin = /charset="?(?:iso-8859-1|windows-1252)/i.test(bytes.toString('latin1'));
    const html = bytes.toString(isLatin ? 'latin1' : 'utf8');
    return readAnswerPage(html, `https://${type}.example/${path.replace(/index\.html$/, '')}`) ?? [];
  });
  const site = openSite(pages);
  sites.set(type, site);
  return site;
}
