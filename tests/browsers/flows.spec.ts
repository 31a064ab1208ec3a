import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { linkIn, mailTo, makeAccount, newAddress, PASSWORD, sql } from '../e2e/accounts';
import { makeLiveAgent } from '../e2e/live-agent';
import { publicPages } from '../e2e/routes';
import { findFirefox, findWebKit } from '../support/browser.mjs';
import { type FixtureSite, startFixtureSite } from '../support/fixture-sites';
import { serveSite } from '../support/local-site';
import { startFirefox, startWebKit } from './drivers';
import { Tab } from './tab';

// Each flow once, in the browsers that tests/e2e does not use. What a flow does is tested there.

const browsers = [
  { name: 'Firefox', path: findFirefox(), open: startFirefox },
  { name: 'WebKit', path: findWebKit(), open: startWebKit },
];

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** In the page: the lines in which an element's text is set. */
const linesOf = (selector: string): string[] => {
  const text = document.querySelector(selector)?.firstChild;
  const lines: string[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const { index, 0: word } of (text?.textContent ?? '').matchAll(/\S+/g)) {
    const range = new Range();
    range.setStart(text as Node, index);
    range.setEnd(text as Node, index + word.length);
    const box = range.getBoundingClientRect();
    if (box.top > top + box.height / 2) lines.push(word);
    else lines[lines.length - 1] += ` ${word}`;
    top = box.top;
  }
  return lines;
};

const hasOverflow = () => document.documentElement.scrollWidth > window.innerWidth;

for (const { name, path, open } of browsers) {
  const test = base.extend<{ tab: Tab }>({
    tab: async ({ baseURL }, use, testInfo) => {
      const driver = await open(path ?? '');
      try {
        await driver.resize(desktop);
        await use(new Tab(driver, baseURL ?? ''));
        expect(driver.errors()).toEqual([]);
      } finally {
        const png = Buffer.from(await driver.screenshot(), 'base64');
        if (testInfo.errors.length > 0) writeFileSync(testInfo.outputPath('page.png'), png);
        await driver.close();
      }
    },
  });

  test.describe(name, () => {
    test.skip(!path, `${name} is not installed`);

    test('every public page › fits a phone and a desk, without errors', async ({ tab }) => {
      for (const page of publicPages) {
        for (const size of [phone, desktop]) {
          await tab.resize(size);
          await tab.open(page);
          expect(await tab.evaluate(() => document.querySelectorAll('h1').length), page).toBe(1);
          expect(await tab.evaluate(hasOverflow), `${page} at ${size.width} px`).toBe(false);
        }
      }
    });

    test('navigation › goes to a page and back by the menu of a phone', async ({ tab }) => {
      await tab.resize(phone);
      await tab.open('/');
      await tab.click('button[popovertarget]');
      await tab.click('.site-menu a', 'Services');
      await expect.poll(() => tab.path()).toBe('/services');
      await expect.poll(() => tab.evaluate(() => document.querySelector('.site-menu:popover-open'))).toBeNull();
      await expect.poll(() => tab.evaluate(() => window.scrollY)).toBe(0);
      await tab.evaluate(() => history.back());
      await expect.poll(() => tab.path()).toBe('/');
      await expect.poll(() => tab.text('h1')).toContain('never');
    });

    test('home › leaves no single word in the last line of its headline', async ({ tab }) => {
      await tab.open('/');
      expect((await tab.evaluate(linesOf, 'h1')).at(-1)).toContain(' ');
    });

    test('contact form › is a column of equal controls', async ({ tab }) => {
      await tab.resize(phone);
      await tab.open('/contact');
      const heights = await tab.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('#contact-form :is(input, select).control')].map(
          (control) => control.offsetHeight,
        ),
      );
      expect(new Set(heights).size, `heights ${heights}`).toBe(1);
    });

    test('contact form › shows the label of the field that has the focus', async ({ tab }) => {
      await tab.resize(phone);
      await tab.open('/contact');
      await tab.click('#contact-form button', 'Send message');
      await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).toBe('contact-name');
      const isClear = () => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const label = document.querySelector('label[for="contact-name"]')?.getBoundingClientRect();
        return label !== undefined && label.top >= header && label.bottom <= window.innerHeight;
      };
      await expect.poll(() => tab.evaluate(isClear)).toBe(true);
    });

    test('contact form › shows errors at the fields, then stores the message', async ({ tab }) => {
      const email = newAddress();
      await sql("DELETE FROM rate_limits WHERE key LIKE 'lead-by-ip:%'");
      await tab.open('/contact');
      await tab.click('#contact-form button', 'Send message');
      await expect.poll(() => tab.text('#contact-form')).toContain('Enter your name.');
      await tab.fill('Name', 'Seán Ó Sé');
      await tab.fill('E-mail', email);
      await tab.fill('Message', 'Do you work on Sundays?');
      await expect.poll(() => tab.text('#contact-form')).not.toContain('Tell us');
      await tab.click('#contact-form button', 'Send message');
      await expect.poll(() => tab.text('[role=status]')).toContain('Thank you');
      expect(await sql('SELECT name FROM leads WHERE email = $1', [email])).toEqual([{ name: 'Seán Ó Sé' }]);
    });

    test('account › signs up, confirms, signs out and in again', async ({ tab }) => {
      const email = newAddress();
      await tab.open('/auth');
      await tab.click('[role=tab]', 'Sign Up');
      await tab.fill('Your name', 'Mary Byrne');
      await tab.fill('E-mail', email);
      await tab.fill('Password', PASSWORD);
      await tab.click('button[type=submit]', 'Sign Up');
      await expect.poll(() => tab.text()).toContain('Check your email');
      await tab.open(linkIn(await mailTo(email)));
      await tab.click('button', 'Confirm my e-mail address');
      await expect.poll(() => tab.text('h1')).toBe('Your account');
      await tab.click('button', 'Sign out here');
      await expect.poll(() => tab.text()).toContain('You have been successfully signed out.');
      await expect.poll(() => tab.path()).toBe('/');
      await tab.open('/account');
      await tab.fill('E-mail', email);
      await tab.fill('Password', PASSWORD);
      await tab.press('Enter');
      await expect.poll(() => tab.path()).toBe('/account');
    });

    test('desk › writes with keys, undo and a paste of formatted text, saves and publishes', async ({ tab }) => {
      const title = `${name} ${Date.now()}: what an answering machine says after hours, and what an agent says instead`;
      await tab.open('/auth?callbackUrl=/blog-admin');
      await tab.fill('E-mail', await makeAccount('admin'));
      await tab.fill('Password', PASSWORD);
      await tab.press('Enter');
      await expect.poll(() => tab.path()).toBe('/blog-admin');
      const markdown = () =>
        tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('textarea[name="content"]')?.value);
      await expect.poll(() => tab.evaluate(() => Boolean(document.querySelector('#post-text')))).toBe(true);
      await tab.fill('Title', title);
      const hidden = () => {
        const { scrollHeight = 0, clientHeight = 0 } = document.querySelector('#post-title') ?? {};
        return scrollHeight - clientHeight;
      };
      await expect.poll(() => tab.evaluate(hidden), 'the whole title is shown').toBe(0);
      await tab.click('#post-text');
      await tab.type('## Opening hours');
      await tab.press('Enter');
      await tab.type('We open at ');
      await tab.shortcut('b');
      await tab.type('nine');
      await tab.shortcut('b');
      await tab.type('!');
      const text = '## Opening hours\n\nWe open at **nine**!';
      await expect.poll(markdown).toBe(text);
      await tab.shortcut('a');
      await tab.shortcut('c');
      await tab.press('End');
      // The editor undoes together what was done within half a second.
      await sleep(600);
      await tab.shortcut('v');
      await expect.poll(markdown).toBe(`${text}\n\n${text}`);
      await tab.shortcut('z');
      await expect.poll(markdown).toBe(text);
      await tab.click('button', 'Create as Draft');
      await expect.poll(() => tab.text()).toContain('Post created successfully');
      await tab.click('button', 'Publish Now');
      await expect.poll(() => tab.text()).toContain('Read it on the site');
      const [post] = await sql('SELECT slug FROM blog_posts WHERE title = $1', [title]);
      await tab.open(`/blog/${post?.slug}`);
      expect(await tab.text('article')).toMatch(/Opening hours\s+We open at nine!/);
    });

    test('widget › opens and closes on another website, and the chat answers', async ({ tab, baseURL }) => {
      let line = '';
      const host = await serveSite(() => `<!doctype html><html lang="en"><title>Bakery</title><h1>Bakery</h1>${line}`);
      try {
        const address = host.origin.replace('localhost', '127.0.0.1');
        const { key } = await makeLiveAgent({ sites: [new URL(address).host] });
        line = `<script async src="${baseURL}/widget.js?agent=${key}"></script>`;
        await tab.open(address);
        const focused = () => document.querySelector('agent-launcher')?.shadowRoot?.activeElement?.localName;
        await tab.click('agent-launcher');
        // The launcher moves the focus into the frame when the frame has answered.
        await expect.poll(() => tab.evaluate(focused)).toBe('iframe');
        await tab.click('agent-launcher');
        await expect.poll(() => tab.evaluate(focused)).toBe('button');
        await tab.resize(phone);
        await tab.open(`/chat/${key}`);
        await tab.fill('Your message', 'Are you open on Sunday?');
        await tab.press('Enter');
        await expect.poll(() => tab.text('[role=log]')).toContain('We are open on Sunday from 9:00 to 13:00.');
        expect(await tab.evaluate(hasOverflow)).toBe(false);
      } finally {
        await host.stop();
      }
    });

    test('agent › reads a website and answers from it', async ({ tab }) => {
      const site: FixtureSite = await startFixtureSite('plumber', Number(process.env.PREVIEW_PORT));
      try {
        await tab.resize(phone);
        await tab.open('/meet-your-agent');
        await tab.fill('Your website', `localhost:${process.env.PREVIEW_PORT}`);
        await tab.click('button', 'Meet my agent');
        await expect.poll(() => tab.text()).toContain('Your agent has read your website.');
        await expect.poll(() => tab.text()).toContain('That was one evening');
        await tab.fill('Your question', 'What is your phone number?');
        await tab.press('Enter');
        await expect.poll(() => tab.text('[data-tier="answer"]')).toContain('Show on the page');
        expect(await tab.evaluate(hasOverflow)).toBe(false);
      } finally {
        await site.stop();
      }
    });
  });
}
