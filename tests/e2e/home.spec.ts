import { delayScripts } from './delay-scripts';
import { expect, test } from './test';

test('home page › has its sections in the order of one night', async ({ page }) => {
  await page.goto('/');
  const ids = await page.locator('main section[id]').evaluateAll((els) => els.map((el) => el.id));
  const expected = ['demo', 'cost', 'products', 'features', 'comparison', 'pricing', 'faq', 'free-trial'];
  expect(ids.filter((id) => expected.includes(id))).toEqual(expected);
  for (const id of ['irish-advantage', 'technology', 'launch', 'why-us', 'results', 'problems'])
    expect(ids).toContain(id);
});

for (const [width, limit] of [
  [390, 9_500],
  [1440, 11_500],
] as const) {
  test(`home page › is at most ${limit} px long at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit);
    if (width === 390)
      expect(await page.getByRole('contentinfo').evaluate((el) => el.clientHeight)).toBeLessThanOrEqual(700);
  });
}

test('home page › has at most three large headings, eight note marks and 900 words outside its pictures', async ({
  page,
}) => {
  await page.goto('/');
  const found = await page.locator('main').evaluate((main) => {
    const isShown = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, [popover], option, .sr-only, [data-drawn]') || !isShown(parent)) continue;
      words += (node.textContent ?? '').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    }
    const size = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
    return {
      words,
      marks: [...main.querySelectorAll('.note-mark')].filter(isShown).length,
      large: [...main.querySelectorAll('h2')].filter((heading) => size(heading) > 40).length,
    };
  });
  expect(found.words).toBeLessThanOrEqual(900);
  expect(found.marks).toBeLessThanOrEqual(8);
  expect(found.large).toBeLessThanOrEqual(3);
});

test('hero › shows the price, and scrolls to the trial form and to the comparison', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('main > :first-child');
  await expect(hero).toContainText('€779 a month and €1,279 to set up, ex VAT. 5 days free.');
  await hero.getByRole('link', { name: 'See what it replaces' }).click();
  await expect(page.locator('#comparison')).toBeInViewport();
  await hero.getByRole('link', { name: /free trial/i }).click();
  await expect(page.locator('#free-trial')).toBeInViewport();
});

test('features › are twelve cards, each with a crop of the interface and a link', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#features section li');
  await expect(cards).toHaveCount(12);
  await expect(cards.filter({ has: page.locator('.crop') }).filter({ has: page.getByRole('link') })).toHaveCount(12);
});

test('payslips › are a table whose columns add up', async ({ page }) => {
  await page.goto('/');
  const rows = await page
    .locator('#cost table tr')
    .evaluateAll((trs) => trs.map((tr) => [...tr.querySelectorAll('td')].map((td) => td.textContent ?? '')));
  const euros = (text = '') => Number(/€([\d,]+)/.exec(text)?.[1]?.replace(',', '') ?? 0);
  for (const column of [0, 1]) {
    const amounts = rows.map((cells) => euros(cells.at(column - 2))).filter((amount) => amount > 0);
    const total = amounts.pop();
    expect(amounts.length).toBe(2);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  }
});

test.describe('FAQ', () => {
  test.use({ waitsForReact: true });

  test('opens one answer at a time and closes it again', async ({ page }) => {
    await page.goto('/#faq');
    const faq = page.locator('#faq');
    const questions = faq.locator('h3').getByRole('button');
    const open = faq.locator('h3').getByRole('button', { expanded: true });
    const answers = faq.locator('.accordion-panel').filter({ visible: true });
    await questions.nth(2).click();
    await expect(open).toHaveCount(1);
    await questions.nth(4).click();
    await expect(open).toHaveCount(1);
    await expect(questions.nth(4)).toHaveAttribute('aria-expanded', 'true');
    await expect(answers).toHaveCount(1);
    await questions.nth(4).click();
    await expect(open).toHaveCount(0);
    await expect(answers).toHaveCount(0);
  });

  test('supports the keyboard: arrows wrap, Home and End jump, Enter and Space toggle', async ({ page }) => {
    await page.goto('/');
    const questions = page.locator('#faq h3').getByRole('button');
    const open = page.locator('#faq h3').getByRole('button', { expanded: true });
    await questions.first().focus();
    await page.keyboard.press('ArrowUp');
    await expect(questions.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(questions.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(questions.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(questions.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(open).toHaveCount(0);
  });

  test('opens a closed answer for find-in-page', async ({ page }) => {
    await page.goto('/');
    // Any key press, including the one that opens find-in-page, counts as interaction.
    await page.keyboard.press('Control');
    const answer = page.locator('#faq .accordion-panel').nth(3);
    await expect(answer).toHaveAttribute('hidden', 'until-found');
    // Only the loaded list has ids.
    await expect(answer).toHaveAttribute('id', /./);
    await answer.evaluate((element) => {
      location.hash = element.id;
    });
    await expect(page.locator('#faq h3').getByRole('button').nth(3)).toHaveAttribute('aria-expanded', 'true');
    await expect(answer).toBeVisible();
  });
});

test('FAQ › opens an answer whose question was clicked before React was loaded', async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const question = page.locator('#faq h3').getByRole('button').nth(1);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  releaseScripts();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test.describe('demo selector', () => {
  test.use({ waitsForReact: true });

  test('begins with its answers written, plays one in three seconds and announces it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const demo = page.locator('#demo');
    const tabs = demo.getByRole('tab');
    await expect(tabs).toHaveCount(3);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(demo).toContainText('3–5 business days');

    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    const lines = demo
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: /^(AI employee|Customer): / });
    await expect(lines.filter({ visible: true })).toHaveCount(3);
    await expect(lines.first()).toContainText(/AI assistant/);

    const play = demo.getByRole('tabpanel').getByRole('button', { name: /play/i });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await play.click();
    const responding = demo.getByRole('button', { name: /responding/i });
    const announced = demo.getByRole('tabpanel').getByRole('status');
    await expect(responding).toBeDisabled();
    await expect(announced).toHaveText(/responding/i);
    await page.clock.runFor(2_900);
    await expect(lines.filter({ visible: true })).toHaveCount(2);
    await expect(responding).toBeDisabled();
    await page.clock.runFor(100);
    await expect(play).toBeEnabled();
    await expect(lines.filter({ visible: true })).toHaveCount(3);
    await expect(announced).toHaveText(/^AI employee: One of our accountants/);
  });

  test('supports the keyboard', async ({ page }) => {
    await page.goto('/');
    const tabs = page.locator('#demo').getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowUp');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  });
});

test('prices › are marked ex VAT and add up', async ({ page }) => {
  await page.goto('/#pricing');
  const pricing = page.locator('#pricing');
  for (const figure of ['€1,279', '€779', '€10,627']) await expect(pricing).toContainText(figure);
  await expect(pricing).toContainText(/ex VAT/);
});
