import type { ReadOptions } from '@/lib/reader/read-page';
import { decodeEscapes } from '@/lib/reader/text/percent-escapes';
import { fetchPage } from '../fetch/fetch-page';
import type { FetchOptions } from '../fetch/guarded-fetch';
import type { Pacer } from '../fetch/pacer';
import type { RobotsCache } from '../fetch/robots-cache';
import { type Fingerprint, fingerprint, isSamePage, isVariant } from '../frontier/fingerprint';
import type { Reader } from '../pool/reader';

/** Whether a page is a soft 404: the page that a site shows, with status 200, for URLs that do not exist. */
export type MissingPageCheck = (page: { url: string; title: string; text: string }) => boolean;

/** Pages wait for the probe, so its duration is limited. */
const PROBE_MS = 5_000;
/** A path that no website has. */
const PROBE_PATH = '/no-such-page-4f1c9a7d2e';

type ProbeOptions = { fetch: FetchOptions; pacer: Pacer; robots: RobotsCache; read: ReadOptions; reader: Reader };

/** The fingerprint of a page without the mentions of its own path, which error pages repeat. */
function fingerprintWithoutPath({ url, title, text }: { url: string; title: string; text: string }): Fingerprint {
  const path = new URL(url).pathname;
  const mentions = [path, decodeEscapes(path), path.slice(1), decodeEscapes(path).slice(1)].filter(
    (mention) => mention.length > 2,
  );
  const strip = (given: string) => mentions.reduce((left, mention) => left.replaceAll(mention, ' '), given);
  return fingerprint(strip(title), strip(text));
}

/**
 * Requests one page that cannot exist. Undefined if the site responds with an error status, as it should, or shows the start
 * page, which counts as a duplicate wherever it is shown, or does not respond in time.
 * @throws if the requests before this one leave no time for it
 */
export async function probeMissingPage(
  home: { url: string; fingerprint?: Fingerprint },
  { fetch, pacer, robots, read, reader }: ProbeOptions,
  probeMs = PROBE_MS,
): Promise<MissingPageCheck | undefined> {
  const url = new URL(PROBE_PATH, home.url);
  if (await robots.objection(url)) return undefined;
  const timeout = AbortSignal.timeout(probeMs);
  const signal = fetch.signal ? AbortSignal.any([fetch.signal, timeout]) : timeout;
  await pacer.turn(url.href, signal);
  const fetched = await fetchPage(url.href, { ...fetch, signal, mayFollow: robots.objection });
  if (!fetched.ok || fetched.page.url === home.url) return undefined;
  const answer = await reader.readPage(fetched.page.html, fetched.page.url, read);
  if (!answer.ok) return undefined;
  const page = { ...answer.reading, url: fetched.page.url };
  // The scripts decide what it shows, and it is the same for pages that exist.
  if (page.needsJavaScript) return undefined;
  const exact = fingerprint(page.title, page.text);
  if (page.text.trim() === '' || (home.fingerprint && isSamePage(home.fingerprint, exact))) return undefined;
  const stripped = fingerprintWithoutPath(page);
  const hasOwnTitle = stripped.title !== home.fingerprint?.title;
  return (found) => {
    const without = fingerprintWithoutPath(found);
    // A distinct title identifies the error page even if it suggests different pages each time.
    return isSamePage(stripped, without) || (hasOwnTitle && isVariant(stripped, without));
  };
}
