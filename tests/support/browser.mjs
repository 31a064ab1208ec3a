import { existsSync } from 'node:fs';
import { Failure } from '../../scripts/support/cli-output.mjs';
import { run, runTool } from '../../scripts/support/run.mjs';

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

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without the parts that draw windows: the same engine for a third less CPU. Playwright's own browser is one as well. */
const HEADLESS_SHELL = ['/usr/bin/chromium-headless-shell'];

const findInstalled = (paths) => process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path));

/** The Chromium of CHROMIUM_PATH or of the system. Undefined when only Playwright's own can be there. */
export const findChromium = () => findInstalled([...CHROMIUM, ...HEADLESS_SHELL]);

/** The browser for tests, which open no window: as `findChromium`, but with a headless shell first. */
export const findTestBrowser = () => findInstalled([...HEADLESS_SHELL, ...CHROMIUM]);

/** Runs a program that draws windows on a machine without a screen. */
const XVFB = '/usr/bin/xvfb-run';

/** The Firefox of FIREFOX_PATH or of the system. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** The WebDriver of WebKitGTK, which opens a small browser of its own. */
export const findWebKit = () => ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path) && existsSync(XVFB));

async function hasPlaywrightBrowser() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

const isRoot = () => process.getuid?.() === 0;

async function installHeadlessShell() {
  console.log('Installing a browser for the tests.');
  await runTool('playwright', ['install', '--only-shell', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);
  if ((await hasPlaywrightBrowser()) || !isRoot() || !existsSync('/etc/debian_version')) return;
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', 'chromium-headless-shell']);
}

/**
 * Ensures that a browser for the end-to-end tests is available, and installs one if necessary. On a CI machine, a headless shell is
 * installed in addition to a full Chromium.
 */
export async function provideBrowser() {
  if (findInstalled(HEADLESS_SHELL) || (await hasPlaywrightBrowser())) return;
  if (!findInstalled(CHROMIUM) || process.env.CI) await installHeadlessShell();
  if (findTestBrowser() || (await hasPlaywrightBrowser())) return;
  throw new Failure(
    'There is no browser to test with and none could be installed: install Chromium or set CHROMIUM_PATH.',
  );
}

/** Ensures that the browsers of `npm run test:browsers` are available, on Debian. Elsewhere says which are missing and thus skipped. */
export async function provideOtherBrowsers(output) {
  const missing = () => [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ];
  if (missing().length > 0 && isRoot() && existsSync('/etc/debian_version')) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...missing()]);
  }
  if (!findFirefox() && !findWebKit())
    throw new Failure(`There is neither Firefox nor WebKit: install ${missing().join(', ')}, or set FIREFOX_PATH.`);
  if (missing().length > 0) output.write(`Skipped for want of these packages of Debian: ${missing().join(', ')}\n`);
}
