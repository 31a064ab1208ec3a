import { expect } from '@playwright/test';
import type { Actions, Driver, Size } from './drivers';

type Point = { x: number; y: number };

/** WebDriver's codes of keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = { Tab: '\uE004', Enter: '\uE007', Control: '\uE009', Escape: '\uE00C', End: '\uE010' } as const;

/** In the page: the centre of the first visible element that matches a selector and has a name, scrolled into view. */
const find = (selector: string, name: string): Point | null => {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent?.replace(/ \*$/, '') ??
    element.textContent ??
    '';
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (!name || nameOf(element).trim() === name),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found?.getBoundingClientRect();
  return box ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : null;
};

const pressed = (key: string) => [
  { type: 'keyDown', value: key },
  { type: 'keyUp', value: key },
];

const keyboard = (...actions: Record<string, unknown>[]): Actions => [{ type: 'key', id: 'keyboard', actions }];

/** What a visitor does in a window of a browser: all input is real mouse and keyboard input. */
export class Tab {
  constructor(
    readonly driver: Driver,
    private readonly baseURL: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.goto(new URL(path, this.baseURL).href);
  }

  resize(size: Size): Promise<void> {
    return this.driver.resize(size);
  }

  /** Calls a function in the page. Its arguments and its result are JSON. */
  async evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const call = `Promise.resolve((${work})(...${JSON.stringify(args)})).then((value) => JSON.stringify({ value }))`;
    return JSON.parse(await this.driver.evaluate(call)).value;
  }

  /** Clicks on the element with a selector and, if given, a name: its label or its text. */
  async click(selector: string, name = ''): Promise<void> {
    const found = () => this.evaluate(find, selector, name);
    await expect.poll(found, `${selector} ${name}`).not.toBeNull();
    const point = await found();
    await this.driver.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', ...point, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async type(text: string): Promise<void> {
    await this.driver.act(keyboard(...[...text].flatMap(pressed)));
  }

  async press(key: keyof typeof keys): Promise<void> {
    await this.type(keys[key]);
  }

  /** Presses a key together with Control. */
  async shortcut(key: string): Promise<void> {
    await this.driver.act(
      keyboard({ type: 'keyDown', value: keys.Control }, ...pressed(key), { type: 'keyUp', value: keys.Control }),
    );
  }

  /** Types into the field with a label. */
  async fill(label: string, text: string): Promise<void> {
    await this.click('input, textarea', label);
    await this.type(text);
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** The text that is shown, of the whole page or of the elements that match a selector. */
  text(selector = 'body'): Promise<string> {
    return this.evaluate(
      (css) => [...document.querySelectorAll<HTMLElement>(css)].map((element) => element.innerText).join('\n'),
      selector,
    );
  }
}
