import axe from 'axe-core';
import type { Page } from 'playwright';

/** The accessibility violations of the current page, each with the selectors of its elements. Loads axe into a page once. */
export async function findViolations(
  page: Page,
  options: axe.RunOptions = {},
): Promise<{ id: string; elements: string[] }[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (given) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
      return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ target }) => target.join(' ')) }));
    },
    // Describing what has passed takes as long as the checks.
    { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
}
