// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';

const items = ['Do I need to book?', 'Do you take cards?'].map((title) => ({ title, body: `${title} Yes.` }));

let unmount = () => {};

/** Renders an accordion whose script is not loaded yet, since nobody has used the page. */
async function renderAccordion() {
  vi.resetModules();
  const { Accordion } = await import('@/components/ui/accordion');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(createElement(Accordion, { items })));
  unmount = () => root.unmount();
}

const panels = () => [...document.querySelectorAll('.accordion-panel')];
const expanded = () =>
  [...document.querySelectorAll('h3 button')].map((button) => button.getAttribute('aria-expanded'));

describe('Accordion', () => {
  const onbeforematch = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onbeforematch') ?? {};
  afterEach(() => {
    unmount();
    document.body.replaceChildren();
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', onbeforematch);
  });

  test('is plainly hidden before its script where the browser cannot reveal text that it finds', async () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
    await renderAccordion();
    expect(panels().map((panel) => panel.getAttribute('hidden'))).toEqual(['', '']);
  });

  test('opens the item that find-in-page finds before the script is loaded', async () => {
    await renderAccordion();
    expect(panels().map((panel) => panel.getAttribute('hidden'))).toEqual(['until-found', 'until-found']);
    panels()[1]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect.poll(() => document.querySelector('[data-state="open"]')).not.toBeNull();
    expect(expanded()).toEqual(['false', 'true']);
    expect(panels().map((panel) => panel.getAttribute('hidden'))).toEqual(['until-found', null]);
  });
});
