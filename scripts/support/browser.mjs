import { existsSync } from 'node:fs';
import { Failure } from './cli-output.mjs';
import { run, runTool } from './run.mjs';

const UNWANTED_FEATURES = [
  // Chromium's internal pages behind the address bar, which no test sees: they take more than half the time of opening a
  // window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Chromium uses only the last of several --disable-features flags, so Playwright's own features are repeated here.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** No sandbox, since tests may run as root; no background requests to the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNWANTED_FEATURES.join(',')}`,
];

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of CHROMIUM_PATH or of the system. Undefined if only Playwright's own can be available. */
export const findChromium = () => process.env.CHROMIUM_PATH || KNOWN.find((path) => existsSync(path));

async function hasOwnBrowser() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Ensures that a browser for the end-to-end tests is available, and installs one if necessary. */
export async function provideBrowser() {
  if (findChromium() || (await hasOwnBrowser())) return;
  console.log('No Chromium found; installing one.');
  const root = process.getuid?.() === 0;
  await runTool('playwright', ['install', ...(root ? ['--with-deps'] : []), 'chromium']);
  if (await hasOwnBrowser()) return;
  if (isRootOnDebian()) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', 'chromium']);
    if (findChromium()) return;
  }
  throw new Failure(
    'There is no browser to test with and none could be installed: install Chromium or set CHROMIUM_PATH.',
  );
}
