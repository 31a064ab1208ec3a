import { agents } from '../../lib/content/agents/catalogue';
import { expectHonestFigures } from './figure-notes';
import { expect, test } from './test';

test.describe('agent pages', () => {
  test.use({ javaScriptEnabled: false });

  test('figures have a note, a type and "ex VAT"; the copy promises no phone calls', async ({ page }) => {
    for (const { slug } of agents) {
      const path = `/ai-chatbots/${slug}`;
      await page.goto(path);
      await expectHonestFigures(page, path);
    }
  });
});

test('note › opens next to its mark and closes on Escape, and is not copied with its figure', async ({ page }) => {
  await page.goto('/services');
  const mark = page.locator('#offer .note-mark[data-notes~="monthlyPrice"]').first();
  await expect(mark).toHaveAccessibleName(/^Note: ./);
  await mark.click();
  const note = page.locator('[popover]:popover-open').filter({ hasText: 'Our price for one agent a month' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link').first()).toHaveAttribute('href', /^\/claims#claim-/);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  const text = await page.locator('#offer').innerText();
  expect(text).toMatch(/€1,279\s+ex VAT/);
  expect(text).not.toMatch(/€1,279\d|€779\d/);
});

test.describe('printed', () => {
  for (const path of ['/#pricing', '/privacy', '/blog/ai-automation-guide-irish-restaurants'])
    test(`${path} › has no fixed header, no buttons, and shows where links lead`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.locator('main button:visible:not(h3 > button), main .note-mark:visible')).toHaveCount(0);
      const shown = await page
        .locator('main a[href^="/"]:visible')
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
      expect(shown).toContain('(');
      if (path !== '/#pricing') return;
      // Every question with its answer, and what is folded away on the screen.
      await expect(page.locator('#faq h3', { hasText: 'What does it cost?' })).toBeVisible();
      await expect(page.getByText(/There’s no charge per message/)).toBeVisible();
      await expect(page.getByText('Conversation log and export')).toBeVisible();
      await expect(page.getByText(/My order was due yesterday/)).toBeVisible();
    });
});
