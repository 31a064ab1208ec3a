import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { assertNoDatagrams, NO_NETWORK } from '@/lib/crawler/render/no-network';
import { testBrowser } from '../../../support/test-browser';

async function probe(args: string[]) {
  const browser = await chromium.launch({ executablePath: await testBrowser(), args });
  try {
    await assertNoDatagrams(browser);
  } finally {
    await browser.close();
  }
}

test('assertNoDatagrams › accepts a browser with the switches', async () => {
  await probe(NO_NETWORK);
});

test('assertNoDatagrams › rejects a browser that does not know the switch for WebRTC', async () => {
  const renamed = NO_NETWORK.map((flag) => flag.replace(/(?:force-)?webrtc-ip-handling-policy/, 'renamed-policy'));
  await expect(probe(renamed)).rejects.toThrow('sends UDP past its proxy');
});
