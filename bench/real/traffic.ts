import type { CDPSession } from '@playwright/test';

interface Traffic {
  /** Milliseconds since the last request started or ended; 0 while one is in progress. */
  quietForMs: () => number;
  /** `failures` excludes requests that the page itself has cancelled. */
  counts: () => { bytes: number; requests: number; failures: string[] };
}

/** Counts the requests of a page and their bytes on the wire, headers included. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const underWay = new Map<string, string>();
  const failures: string[] = [];
  let bytes = 0;
  let requests = 0;
  let changedAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    underWay.set(requestId, request.url);
    requests += 1;
    changedAt = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!underWay.delete(requestId)) return;
    bytes += encodedDataLength;
    changedAt = performance.now();
  });
  session.on('Network.loadingFailed', ({ requestId, canceled, errorText }) => {
    const url = underWay.get(requestId);
    if (!underWay.delete(requestId)) return;
    if (!canceled) failures.push(`${url} (${errorText})`);
    changedAt = performance.now();
  });
  await session.send('Network.enable');
  return {
    quietForMs: () => (underWay.size > 0 ? 0 : performance.now() - changedAt),
    counts: () => ({ bytes, requests, failures }),
  };
}
