import { load } from 'cheerio';
import { delayScripts } from './delay-scripts';
import { expect, test } from './test';

test('home page › has its sections in the order of one night, at most three large headings, eight note marks and 950 words outside its pictures', async ({
  page,
}) => {
  await page.goto('/');
  const ids = await page.locator('main section[id]').evaluateAll((els) => els.map((el) => el.id));
  const expected = ['demo', 'cost', 'products', 'features', 'comparison', 'pricing', 'faq', 'free-trial'];
  expect.soft(ids.filter((id) => expected.includes(id))).toEqual(expected);
  for (const id of ['irish-advantage', 'technology', 'launch', 'why-us', 'results', 'problems'])
    expect.soft(ids).toContain(id);

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
  expect.soft(found.words).toBeLessThanOrEqual(950);
  expect.soft(found.marks).toBeLessThanOrEqual(8);
  expect.soft(found.large).toBeLessThanOrEqual(3);

  const cards = page.locator('#features .feature-card');
  await expect(cards, 'features are cards, each with a crop of the interface and a link').toHaveCount(12);
  await expect(cards.filter({ has: page.locator('.crop') }).filter({ has: page.getByRole('link') })).toHaveCount(12);
  const pricing = page.locator('#pricing');
  for (const figure of ['€1,279', '€779', '€10,627', 'ex VAT']) await expect.soft(pricing).toContainText(figure);

  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1440, height: 844 });
  expect.soft(await length()).toBeLessThanOrEqual(11_500);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await length(), 'on a phone').toBeLessThanOrEqual(9_500);
  expect(await page.getByRole('contentinfo').evaluate((el) => el.clientHeight)).toBeLessThanOrEqual(700);
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

test('sums › of the public pages add up: payslips and their numeral, prices of a year, the night of the pictures', async ({
  request,
}) => {
  const open = async (path: string) => load(await (await request.get(path)).text());
  const [$, services, whyAi] = await Promise.all([open('/'), open('/services'), open('/why-ai')]);
  const euros = (text: string) =>
    [...text.matchAll(/€([\d,]+)/g)].map(([, digits = '']) => Number(digits.replace(',', '')));
  const rows = $('#cost table tr')
    .get()
    .map((tr) =>
      $(tr)
        .find('td')
        .get()
        .map((td) => euros($(td).text())),
    );
  const totals = [0, 1].map((column) => {
    const amounts = rows.flatMap((cells) => cells.at(column - 2) ?? []);
    const total = amounts.pop() ?? 0;
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    return total;
  });
  const [salary = 0, agent = 0] = totals;
  // The note of the numeral has other figures.
  expect(euros($('#cost .rolls').text())).toEqual([salary - agent]);

  const [month = 0, setUp = 0, year, firstYear] = euros($('#pricing').find('[data-claim]').text());
  expect([year, firstYear]).toEqual([12 * month, 12 * month + setUp]);
  expect(firstYear).toBe(agent);
  // Before the note of each.
  const [human = 0, first = 0, less] = ['lowerSalary', 'firstYearPrice', 'firstYearSaving'].map(
    (id) => euros(services(`#offer [data-claim="${id}"]`).first().text())[0],
  );
  expect(less).toBe(human - first);

  // The night of the pictures: what the phone says, the diary and the inbox have.
  const phone = $('figure p').filter((_, one) =>
    /^\d+ requests waiting for you and \d+ unanswered question/.test($(one).text()),
  );
  expect($('figure .did').filter((_, one) => /^asked/.test($(one).text())).length).toBe(
    Number.parseInt(phone.text(), 10),
  );
  expect(services('figure li').filter((_, one) => /Booking: New/.test(services(one).text())).length).toBe(
    services('figure .did').filter((_, one) => /^asked/.test(services(one).text())).length,
  );
  const [, hours, closed] = /A week has (\d+) hours.*?closed for (\d+) of them/.exec(whyAi.text())?.map(Number) ?? [];
  expect([hours, closed]).toEqual([7 * 24, 7 * 24 - 6 * (18 - 9)]);
});

test.describe('FAQ', () => {
  test.use({ waitsForReact: true });

  test('opens one answer at a time, with the pointer and with the keyboard: arrows wrap, Home and End jump, Enter and Space toggle', async ({
    page,
  }) => {
    await page.goto('/#faq');
    const questions = page.locator('#faq h3').getByRole('button');
    const open = page.locator('#faq h3').getByRole('button', { expanded: true });
    const answers = page.locator('#faq .accordion-panel').filter({ visible: true });
    await questions.nth(2).click();
    await expect(open).toHaveCount(1);
    await questions.nth(4).click();
    await expect(open).toHaveCount(1);
    await expect(questions.nth(4)).toHaveAttribute('aria-expanded', 'true');
    await expect(answers).toHaveCount(1);
    await questions.nth(4).click();
    await expect(open).toHaveCount(0);
    await expect(answers).toHaveCount(0);

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

  test('begins with its answers written, supports the keyboard, plays an answer in three seconds and announces it', async ({
    page,
  }) => {
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
    await page.keyboard.press('ArrowUp');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await tabs.nth(1).click();

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
});
