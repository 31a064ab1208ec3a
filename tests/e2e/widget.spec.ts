import { readFileSync } from 'node:fs';
import { chromium, type FrameLocator, type Page } from '@playwright/test';
import { widgetSnippet } from '@/lib/agents/widget-snippet';
import { CHROMIUM_FLAGS, findTestBrowser } from '../support/browser.mjs';
import { type LocalSite, serveSite } from '../support/local-site';
import { expectAccessible, expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import { sql } from './accounts';
import { makeLiveAgent } from './live-agent';
import { expect, lenientTest as test } from './test';

const ORIGIN = process.env.BASE_URL ?? '';
const TEXT = '<p>Bread, cakes and coffee on Parnell Street in Ennis.</p>'.repeat(30);

/** What is special about a page of the host. `SCRIPT` stands for the line of the widget. */
type HostPage = { head?: string; body?: string; headers?: Record<string, string>; snippet?: 'afterLoad' | 'plain' };

const strict = (frames: string): Record<string, string> => ({
  'Content-Security-Policy': `default-src 'self'; script-src 'self' ${ORIGIN}; ${frames}; require-trusted-types-for 'script'; trusted-types 'none'`,
});

const pages: Record<string, HostPage> = {
  '/': {},
  '/other': { body: '<h1>Another page</h1>' },
  '/strict': { headers: strict(`frame-src ${ORIGIN}`), snippet: 'plain' },
  '/no-frames': { headers: strict("frame-src 'self'"), snippet: 'plain' },
  '/isolated': {
    headers: { 'Cross-Origin-Embedder-Policy': 'require-corp', 'Cross-Origin-Opener-Policy': 'same-origin' },
  },
  '/hostile-styles': {
    head: '<style>*{all:unset!important}html>*{transform:rotate(9deg)!important;filter:blur(9px)!important}div,button,iframe{display:none!important;width:1px!important;opacity:0!important;pointer-events:none!important}</style>',
  },
  '/own-layer': {
    head: '<style>#layer{position:fixed;inset:0;z-index:5}</style>',
    body: '<div id="layer"><button>Accept</button></div>',
  },
};

let host: LocalSite;
let id: string;
let key: string;
let name: string;

test.beforeAll(async () => {
  host = await serveSite((url) => {
    const { pathname: path, searchParams } = new URL(url, 'http://host');
    const page = pages[path];
    if (!page) return undefined;
    const { afterLoad, plain } = widgetSnippet(ORIGIN, searchParams.get('agent') ?? key, name);
    const line = page.snippet === 'plain' ? plain : afterLoad;
    const script = path === '/own-layer' ? plain.replace('<script ', '<script data-z-index="4" ') : line;
    return {
      headers: page.headers,
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bakery</title>${page.head ?? ''}<main><h1>Bakery</h1>${page.body ?? TEXT}</main>${script}</html>`,
    };
  });
  ({ id, key, name } = await makeLiveAgent({ sites: [hostNamed('shop')] }));
});
test.afterAll(() => host.stop());

/** The host under another name: each is a website of its own to the browser. */
const hostNamed = (label: string) => host.host.replace('localhost', `${label}.localhost`);
const at = (path: string, label = 'shop') => `http://${hostNamed(label)}${path}`;

const launcherOf = (page: Page) => page.locator('agent-launcher button');
const chatIn = (page: Page): FrameLocator => page.frameLocator('agent-launcher iframe');
const fieldIn = (page: Page) => chatIn(page).getByLabel('Your message');
const linkIn = (page: Page) => page.locator('agent-launcher').getByRole('link');

async function press(page: Page, path = '/', label = 'shop'): Promise<void> {
  await page.goto(at(path, label));
  await launcherOf(page).click();
}

/** Lets the launcher wait as long as a busy machine takes, rather than as long as a visitor should wait. */
const wait = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const after = (run: () => void, ms?: number) => setTimeout(run, ms === 8_000 ? 300_000 : ms);
    window.setTimeout = after as typeof setTimeout;
  });

/** Opens the chat. */
async function open(page: Page, path = '/'): Promise<void> {
  await wait(page);
  await press(page, path);
  const isOpen = async () => {
    const chat = page.frames().find((frame) => frame.url().includes('/chat/'));
    // Whether its script runs.
    return (await chat?.evaluate(() => '__k' in (document.getElementById('chat') ?? {})).catch(() => false)) ?? false;
  };
  await expect.poll(isOpen).toBe(true);
}

/** Opens the chat as a page whose script runs. */
async function openPage(page: Page, agent = key): Promise<void> {
  await page.goto(`${ORIGIN}/chat/${agent}`);
  await page.waitForFunction(() => '__k' in (document.getElementById('chat') ?? {}));
}

async function ask(page: Page, text: string): Promise<void> {
  await fieldIn(page).fill(text);
  await fieldIn(page).press('Enter');
}

/** How many points of a grid over the window belong to the launcher. */
const coveredPoints = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window;
    let covered = 0;
    for (let x = 0; x < width; x += 20)
      for (let y = 0; y < height; y += 20)
        if (document.elementFromPoint(x, y)?.localName === 'agent-launcher') covered += 1;
    return covered;
  });

/** Points of the grid on a button of 56 pixels. */
const ON_BUTTON = 9;

test('widget › before a press is one request and one button, and stores and shifts nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(ORIGIN) && asked.push(request.url()));
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: (entry as { value?: number }).value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(at('/'));
  await expect(launcherOf(page)).toBeVisible();
  expect(asked).toEqual([`${ORIGIN}/widget.js?agent=${key}`]);
  expect(await coveredPoints(page)).toBeLessThanOrEqual(ON_BUTTON);
  const left = () => [document.cookie, localStorage.length, sessionStorage.length, Object(window).shift];
  expect(await page.evaluate(left)).toEqual(['', 0, 0, 0]);
  await expectAccessible(page);

  await open(page);
  await page.keyboard.press('Escape');
  await expect(launcherOf(page)).toBeFocused();
  expect(await coveredPoints(page)).toBeLessThanOrEqual(ON_BUTTON);
  expect(await page.evaluate(left)).toEqual(['', 0, 0, 0]);
  expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([ORIGIN]));
});

test('widget › shows a link when the frame does not answer, and tries again at the next press', async ({ page }) => {
  await page.clock.install();
  await page.route('**/chat/*', () => {});
  await press(page);
  await page.clock.fastForward(8_000);
  await expect(linkIn(page)).toBeFocused();
  await expect(linkIn(page)).toHaveAttribute('href', `${ORIGIN}/chat/${key}`);
  await page.keyboard.press('Escape');
  await expect(launcherOf(page)).toBeFocused();
  expect(await coveredPoints(page)).toBeLessThanOrEqual(ON_BUTTON);
  await page.unroute('**/chat/*');
  await page.clock.resume();
  await launcherOf(page).click();
  await expect(fieldIn(page)).toBeVisible();
});

test('widget › shows the link at once where the policy of the host forbids the frame', async ({ page }) => {
  await press(page, '/no-frames');
  await expect(linkIn(page)).toBeFocused();
});

for (const path of ['/strict', '/isolated', '/hostile-styles'])
  test(`widget › works on a host that is ${path.slice(1)}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        Object(window).violations.push(effectiveDirective),
      );
    });
    await open(page, path);
    const box = await launcherOf(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([56, 56]);
    expect(await page.evaluate(() => Object(window).violations)).toEqual([]);
  });

test('widget › stays under a layer of the host, by an attribute', async ({ page }) => {
  await page.goto(at('/own-layer'));
  await expect(launcherOf(page)).toBeVisible();
  expect(await coveredPoints(page)).toBe(0);
  await page.getByRole('button', { name: 'Accept' }).click();
});

test('widget › survives navigation within a page, a replaced body and its line a second time', async ({ page }) => {
  await open(page);
  await fieldIn(page).fill('Half a quest');
  await page.evaluate((src) => {
    history.pushState({}, '', '/other');
    document.body.innerHTML = '<main><h1>Another page</h1></main>';
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
    return new Promise((resolve) => {
      script.onload = resolve;
    });
  }, `${ORIGIN}/widget.js?agent=${key}`);
  await page.goBack();
  await expect(page.locator('agent-launcher')).toHaveCount(1);
  await expect(fieldIn(page)).toHaveValue('Half a quest');
});

test('widget › keeps to what the keyboard of a phone leaves of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { offsetTop: 0, offsetLeft: 0, width: 390, height: 844 });
    Object.defineProperty(window, 'visualViewport', { value: view });
  });
  await open(page);
  await expect(fieldIn(page)).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { offsetTop: 30, height: 500 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  const boxOf = async (selector: string) => page.locator(selector).boundingBox();
  await expect.poll(() => boxOf('agent-launcher iframe')).toEqual({ x: 0, y: 30, width: 390, height: 500 });
  const field = await fieldIn(page).boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(530);
  const close = await boxOf('agent-launcher button');
  expect(close?.y).toBeGreaterThanOrEqual(30);
  await launcherOf(page).click();
  await expect(page.locator('agent-launcher iframe')).toBeHidden();
});

test('widget › shows the chat to no website that is not on the list, and logs which', async ({ page }) => {
  await page.clock.install();
  const refusal = page.waitForResponse(`${ORIGIN}/chat/${key}`);
  await press(page, '/', 'other');
  expect((await refusal).status()).toBe(403);
  await page.clock.fastForward(8_000);
  await expect(linkIn(page)).toBeVisible();
  const isLogged = () => readFileSync(process.env.SITE_LOG ?? '', 'utf8').includes(hostNamed('other'));
  await expect.poll(isLogged).toBe(true);
});

test('widget › takes no orders of the page around it', async ({ page }) => {
  await open(page);
  await expect(fieldIn(page)).toBeVisible();
  await page.evaluate(() => {
    for (const message of ['close', location.pathname, 'ready', 1]) {
      window.postMessage(message, '*');
      const frame = document.querySelector('agent-launcher')?.shadowRoot?.querySelector('iframe');
      frame?.contentWindow?.postMessage(message, '*', [new MessageChannel().port1]);
    }
  });
  await expect(fieldIn(page)).toBeVisible();
  await expect(launcherOf(page)).toHaveAttribute('aria-expanded', 'true');
});

test('widget › of a paused agent is not there, and its page takes a message', async ({ page }) => {
  const paused = await makeLiveAgent({ sites: [hostNamed('shop')], isPaused: true });
  const loaded = page.waitForResponse(/widget\.js/);
  await page.goto(at(`/?agent=${paused.key}`));
  expect(await (await loaded).text()).toBe('');
  await expect(page.locator('agent-launcher')).toHaveCount(0);
  await openPage(page, paused.key);
  await expect(page.getByText(/^Nobody answers here at the moment/)).toBeVisible();
  await page.getByLabel('Your message').fill('Please ring me: 087 123 4567');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your message is kept/)).toBeVisible();
});

test('chat › answers with quotes, gives back what is too long, and says what was not sent', async ({ page }) => {
  await openPage(page);
  await expect(page.getByText(/^You’re writing to an AI agent/)).toBeVisible();
  const field = page.getByLabel('Your message');
  const say = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await say('Are you open on Sunday?');
  const log = page.getByRole('log');
  await expect(log.getByText('We are open on Sunday from 9:00 to 13:00.').first()).toBeVisible();
  await expect(log.getByRole('link', { name: /^Show on the page/ }).first()).toHaveAttribute('href', /#:~:text=/);

  await say('ó'.repeat(2_001));
  await expect(page.getByRole('alert')).toContainText('2,001 characters');
  await expect(field).toHaveValue('ó'.repeat(2_001));

  await page.clock.install();
  await page.route('**/api/chat/**', (route) => route.abort());
  await say('<b>How much</b> is a birthday cake?');
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Not sent')).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await page.getByLabel('About this chat').click();
  await expectAccessibleInBothSchemes(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await page.unroute('**/api/chat/**');
  await page.clock.resume();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(log.getByText('Birthday cakes cost €28').first()).toBeVisible();
  await expect(page.getByText('<b>How much</b> is a birthday cake?')).toHaveCount(1);

  await page.getByLabel('About this chat').click();
  await page.getByText('Delete this conversation').click();
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByText('Your conversation is deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('birthday cake')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('chat › takes one question after the other, and doubles nothing when it is reloaded', async ({ page }) => {
    await page.goto(`${ORIGIN}/chat/${key}`);
    for (const question of ['Are you open on Sunday?', 'How much is a birthday cake?']) {
      await page.getByLabel('Your message').fill(question);
      await page.getByRole('button', { name: 'Send' }).click();
    }
    await page.reload();
    const log = page.getByRole('log');
    for (const said of ['Are you open on Sunday?', 'How much is a birthday cake?'])
      await expect(log.getByText(said)).toHaveCount(1);
    await expect(log.getByText('Birthday cakes cost €28').first()).toBeVisible();
    await page.getByLabel('About this chat').click();
    await page.getByText('Delete this conversation').click();
    await page.getByRole('button', { name: 'Delete it for good' }).click();
    await expect(page.getByText('Your conversation is deleted.')).toBeVisible();
    await expect(page.getByText('birthday cake')).toHaveCount(0);
  });
});

test('widget › goes on after a navigation and in a second tab, and tells nobody else', async ({ baseURL }) => {
  // Playwright switches off what separates the storage of frames by website, and the back/forward cache.
  const args = CHROMIUM_FLAGS.map((flag: string) => flag.replace(',ThirdPartyStoragePartitioning', ''));
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await open(page);
    await ask(page, 'Are you open on Sunday?');
    const answer = (one: Page) => chatIn(one).getByText('We are open on Sunday from 9:00 to 13:00.').first();
    await expect(answer(page)).toBeVisible();
    await open(page, '/other');
    await expect(answer(page)).toBeVisible();
    const tab = await context.newPage();
    await open(tab);
    await expect(answer(tab)).toBeVisible();

    // What a person writes reaches the badge of a closed chat.
    await launcherOf(tab).click();
    const [said] = await sql(
      `WITH written AS (
         UPDATE conversations SET last_seq = last_seq + 1, speaker = 'person' WHERE agent_id = $1 RETURNING id, last_seq)
       INSERT INTO messages (conversation_id, seq, author, text) SELECT id, last_seq, 'person', 'Mary here.' FROM written
       RETURNING seq`,
      [id],
    );
    expect(said, 'the conversation is stored').toBeDefined();
    await expect(launcherOf(tab)).toHaveAccessibleName(/, 1 new$/);
    await launcherOf(tab).click();
    await expect(chatIn(tab).getByText('Mary here.')).toBeVisible();
    await expect(chatIn(tab).getByText(/answers you now/)).toBeVisible();

    const direct = await context.newPage();
    await direct.goto(`${ORIGIN}/chat/${key}`);
    await expect(direct.getByLabel('Your message')).toBeVisible();
    await expect(direct.getByText('We are open on Sunday')).toHaveCount(0);
  } finally {
    await browser.close();
  }
});
