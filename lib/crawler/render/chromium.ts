import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Browser, CDPSession } from 'playwright-core';
import { assertNoDatagrams, NO_NETWORK } from './no-network';

const LAUNCH_MS = 20_000;
/** The heap of the scripts of a page, in MB. */
const HEAP_MB = 256;

const FLAGS = [
  ...NO_NETWORK,
  '--disable-gpu',
  '--no-first-run',
  '--disable-sync',
  '--disable-component-update',
  '--disable-domain-reliability',
  `--js-flags=--max-old-space-size=${HEAP_MB}`,
];
/** Only harmless variables: the environment of this process contains secrets. */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: tmpdir(), LANG: 'C.UTF-8' };

/** A process of the browser, as the DevTools protocol describes it. */
type BrowserProcess = { type: string; id: number };

/** A running Chromium. */
export type Chromium = {
  browser: Browser;
  /** The resident memory of the processes that show pages, in bytes; 0 where Linux's /proc is missing. */
  measureMemory: () => Promise<number>;
  /** Kills the browser immediately. */
  kill: () => Promise<void>;
};

const listProcesses = async (session: CDPSession): Promise<BrowserProcess[]> =>
  (await session.send('SystemInfo.getProcessInfo')).processInfo;

async function residentBytes(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    // The process has ended in the meantime, or this is not Linux.
    return 0;
  }
}

/** Starts a Chromium without a network. @throws when it cannot be started, or has a network after all */
export async function launchChromium(executablePath: string): Promise<Chromium> {
  // Imported lazily, since the package is only needed with the setting.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath,
    args: FLAGS,
    env: ENVIRONMENT,
    // Chromium cannot use its sandbox as root, for whom only tests get here (lib/health/settings.ts).
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: LAUNCH_MS,
    // The worker ends it; when the worker is killed, Chromium notices that its pipe is closed.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  await assertNoDatagrams(browser).catch(async (error) => {
    await browser.close();
    throw error;
  });
  const session = await browser.newBrowserCDPSession();
  const main = (await listProcesses(session)).find(({ type }) => type === 'browser');
  const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
  return {
    browser,
    async measureMemory() {
      const processes = await listProcesses(session);
      const sizes = await Promise.all(
        processes.filter(({ type }) => type === 'renderer').map(({ id }) => residentBytes(id)),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    async kill() {
      if (!browser.isConnected()) return;
      if (main) process.kill(main.id, 'SIGKILL');
      else await browser.close();
      await gone;
    },
  };
}
