import { expect, it } from 'vitest';
import { isSame } from '@/lib/agent/model/translation';
import pairs from '../../../fixtures/gate/translations.json' with { type: 'json' };

const isShown = ({ language, ...translation }: (typeof pairs)[number]): boolean => isSame(translation, language);

it('shows no translation that says something else, and of the others those whose way back has the words of the line', () => {
  const wrong = pairs.filter((pair) => pair.wrong !== undefined);
  const right = pairs.filter((pair) => pair.wrong === undefined);
  const shown = right.filter(isShown);
  process.stdout.write(
    `translations: ${(shown.length / right.length).toFixed(2)} of ${right.length} true ones shown; bar .70\n`,
  );
  expect(wrong.filter(isShown)).toEqual([]);
  expect(wrong.length).toBeGreaterThanOrEqual(50);
  expect(shown.length / right.length).toBeGreaterThanOrEqual(0.7);
});
