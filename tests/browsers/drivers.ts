// Firefox and WebKit as distributions ship them, each by the W3C protocol that it speaks itself. Playwright drives only builds of its own of them, Puppeteer no
// WebKit, and Selenium needs a driver for Firefox that Debian does not have.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/support/database.mjs';

/** Input as both protocols take it: https://www.w3.org/TR/webdriver2/#actions */
export type Actions = readonly Record<string, unknown>[];
export type Size = { width: number; height: number };
export type Scheme = 'light' | 'dark';

/** One window of a browser of its own. */
export type Driver = {
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page. Its value, or what it promises, is a string. */
  evaluate(expression: string): Promise<string>;
  act(actions: Actions): Promise<void>;
  resize(size: Size): Promise<void>;
  /** A PNG image in base64. */
  screenshot(): Promise<string>;
  /** The errors that pages logged. */
  errors(): string[];
  close(): Promise<void>;
};

async function until<T>(read: () => T | undefined | Promise<T | undefined>, what: string): Promise<T> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(100)) {
    const value = await read();
    if (value !== undefined) return value;
  }
  throw new Error(`There is no ${what}.`);
}

/** Starts a program with a home folder of its own, and all that it starts in one process group. */
function start(
  command: string,
  args: (home: string) => readonly string[],
  files: Record<string, string> = {},
  env = {},
) {
  const home = mkdtempSync(join(tmpdir(), 'browser-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const { pid, stdout, stderr } = spawn(command, args(home), {
    detached: true,
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home, ...env },
  });
  const output: string[] = [];
  for (const stream of [stdout, stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const stop = () => {
    if (pid) process.kill(-pid, 'SIGKILL');
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { output, stop };
}

type Answer = { id?: number; type: string; method?: string; params?: Params; result?: Params; message?: string };
// biome-ignore lint/suspicious/noExplicitAny: answers of a protocol.
type Params = any;

const FIREFOX_SETTINGS = (scheme: Scheme) =>
  Object.entries({
    'ui.useOverlayScrollbars': 1,
    'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
    'intl.accept_languages': 'en-IE',
    // No requests of the browser's own.
    'app.normandy.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

/** Firefox by WebDriver BiDi: https://developer.mozilla.org/en-US/docs/Web/WebDriver/How_to/Create_BiDi_connection */
export async function startFirefox(path: string, scheme: Scheme = 'light'): Promise<Driver> {
  const { output, stop } = start(
    path,
    (home) => ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'],
    { 'user.js': FIREFOX_SETTINGS(scheme) },
  );
  const address = await until(() => /BiDi listening on (ws:\S+)/.exec(output.join(''))?.[1], 'connection to Firefox');
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const errors: string[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.params.level === 'error') errors.push(answer.params.text);
  };
  const send = (method: string, params: Params = {}) =>
    new Promise<Params>((resolve, reject) => {
      const id = ++count;
      waiting.set(id, ({ type, result, message }) =>
        type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send('session.new', { capabilities: {} });
  // In the tab that Firefox starts with, the address bar has the focus.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    act: (actions) => send('input.performActions', { context, actions }),
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    screenshot: async () => (await send('browsingContext.captureScreenshot', { context })).data,
    errors: () => errors,
    async close() {
      socket.close();
      stop();
    },
  };
}

const SCREEN = 1600;

/** WebKit by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function startWebKit(path: string, scheme: Scheme = 'light'): Promise<Driver> {
  const port = await freePort();
  const { output, stop } = start(
    'xvfb-run',
    () => ['-a', '-s', `-screen 0 ${SCREEN}x${SCREEN}x24`, path, `--port=${port}`],
    {},
    { GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita', LANG: 'en_IE.UTF-8' },
  );
  const call = async (method: string, command: string, body?: Params): Promise<Params> => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Params };
    if (!response.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  };
  await until(() => call('GET', '/status').catch(() => undefined), 'WebKitWebDriver');
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  return {
    goto: (url) => call('POST', `${session}/url`, { url }),
    evaluate: (expression) => call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    act: (actions) => call('POST', `${session}/actions`, { actions }),
    // Without a window manager the window under the pointer has the focus, and the pointer starts in the middle of the screen.
    resize: ({ width, height }) =>
      call('POST', `${session}/window/rect`, { width, height, x: (SCREEN - width) >> 1, y: (SCREEN - height) >> 1 }),
    screenshot: () => call('GET', `${session}/screenshot`),
    errors: () =>
      output
        .join('')
        .split('\n')
        .filter((line) => /CONSOLE.* ERROR/.test(line)),
    async close() {
      await call('DELETE', session).catch(() => {});
      stop();
    },
  };
}
