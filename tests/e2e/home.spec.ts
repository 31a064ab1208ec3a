import { expect, test } from './test';

test('the sections stand in the decided order', async ({ page }) => {
  await page.goto('/');
  const ids = await page.locator('main section[id]').evaluateAll((els) => els.map((el) => el.id));
  const expected = ['comparison', 'pricing', 'faq', 'free-trial'];
  expect(ids.filter((id) => expected.includes(id))).toEqual(expected);
});

test('the hero leads to the trial form and to the comparison', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('main > :first-child');
  await hero.getByRole('link', { name: /free trial/i }).click();
  await expect(page).toHaveURL(/#free-trial$/);
  await expect(page.locator('#free-trial')).toBeInViewport();
  await page.goto('/');
  await hero.getByRole('link', { name: /compare/i }).click();
  await expect(page.locator('#comparison')).toBeInViewport();
});

test('twelve features and twelve questions with real answers', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#features li')).toHaveCount(12);
  const answers = page.locator('#faq .accordion-panel');
  await expect(answers).toHaveCount(12);
  for (const text of await answers.evaluateAll((els) => els.map((el) => el.textContent ?? '')))
    expect(text.length).toBeGreaterThan(100);
});

test.describe('the FAQ', () => {
  test('opens one answer at a time and closes it again', async ({ page }) => {
    await page.goto('/#faq');
    const faq = page.locator('#faq');
    const questions = faq.getByRole('button');
    const open = faq.getByRole('button', { expanded: true });
    await questions.nth(2).click();
    await expect(open).toHaveCount(1);
    await questions.nth(4).click();
    await expect(open).toHaveCount(1);
    await expect(questions.nth(4)).toHaveAttribute('aria-expanded', 'true');
    await expect(faq.getByRole('region')).toHaveCount(1);
    await expect(faq.getByRole('region')).toBeVisible();
    await questions.nth(4).click();
    await expect(open).toHaveCount(0);
    await expect(faq.getByRole('region')).toHaveCount(0);
  });

  test('is walked by keyboard: arrows wrap, Home and End jump, Enter and Space toggle', async ({ page }) => {
    await page.goto('/');
    const questions = page.locator('#faq').getByRole('button');
    const open = page.locator('#faq').getByRole('button', { expanded: true });
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

  test('opens the closed answer that the browser finds a text in', async ({ page }) => {
    await page.goto('/');
    const answer = page.locator('#faq .accordion-panel').nth(3);
    await expect(answer).toHaveAttribute('hidden', 'until-found');
    const text = (await answer.innerText()).split(/\s+/).slice(0, 6).join(' ');
    await page.goto(`/?found#:~:text=${encodeURIComponent(text)}`);
    await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(answer).toBeVisible();
  });
});

test.describe('the demo selector', () => {
  test('shows the chosen scenario and answers after three seconds', async ({ page }) => {
    await page.goto('/');
    const demo = page.locator('#demo');
    const tabs = demo.getByRole('tab');
    await expect(tabs).toHaveCount(3);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');

    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(demo.getByRole('tabpanel')).toContainText('3–5 business days');

    const play = demo.getByRole('button', { name: /play/i });
    const pressed = Date.now();
    await play.click();
    await expect(demo.getByRole('button', { name: /responding/i })).toBeDisabled();
    await expect(play).toBeEnabled();
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(3_000);
  });

  test('is walked by keyboard', async ({ page }) => {
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

test('prices say that they are ex VAT and add up', async ({ page }) => {
  await page.goto('/#pricing');
  const pricing = page.locator('#pricing');
  for (const figure of ['€1,279', '€779', '€10,627']) await expect(pricing).toContainText(figure);
  await expect(pricing).toContainText(/ex VAT/);
});
