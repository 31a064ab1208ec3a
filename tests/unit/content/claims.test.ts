import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claimIds, claims, getClaim } from '@/lib/content/claims';
import {
  employerCost,
  firstMonthWorth,
  firstYearCost,
  firstYearSaving,
  savingShare,
  yearlyCost,
} from '@/lib/content/cost-model';
import { problems } from '@/lib/content/home/problems';
import { results } from '@/lib/content/home/results';
import { euro, percent } from '@/lib/content/money';
import { claimEvidence } from '@/lib/content/pages/claims';

describe('computed claims', () => {
  test('equal the figures of the offer', () => {
    expect(euro(yearlyCost())).toBe('€9,348');
    expect(euro(firstYearCost())).toBe('€10,627');
    expect(euro(firstYearSaving(3_000_000))).toBe('€19,373');
    expect(euro(employerCost(3_500_000))).toBe('€38,990');
    expect(euro(firstYearSaving(employerCost(3_500_000)))).toBe('€28,363');
    expect(euro(firstMonthWorth())).toBe('€2,400');
    expect(percent(savingShare(6_000_000, firstYearCost()))).toBe('82.3%');
  });

  test('are displayed as specified', () => {
    expect(claims.savingOnShifts.display).toBe('82–90%');
    expect(claims.savingOnOne.display).toBe('65–73%');
    expect(claims.upperSaving.display).toBe('€28,000+');
    expect(claimEvidence(claims.upperSaving)).toContain('= €28,363');
    expect(claims.worthFirstMonth.display).toBe('€2,400');
    expect(claims.lostMonthly.display).toBe('€2,400');
  });
});

test('claims › each have a label, a value and a basis', () => {
  for (const id of claimIds) {
    const claim = getClaim(id);
    expect(claim.label.length, id).toBeGreaterThan(3);
    expect(claim.display, id).not.toBe('');
    expect(claim.basis.length, id).toBeGreaterThan(20);
    if (claim.type !== 'computed') continue;
    expect(claim.formula, id).toMatch(/[×−+÷]/);
    expect(claim.inputs.length, id).toBeGreaterThan(0);
    expect(claim.inputs, id).not.toContain(id);
  }
});

test('claims › are illustrative if they are outcomes without evidence', () => {
  for (const id of ['leadIncrease', 'staffTimeSaved', 'bookingSuccess', 'smesWithoutAi', 'abandonRate'] as const)
    expect(claims[id].type).toBe('illustrative');
});

test('claims › in large type on the home page do not show one number with two meanings', () => {
  const shown = [...problems.items, ...results.items].map(({ claim }) => getClaim(claim).display);
  expect(shown).toEqual([...new Set(shown)]);
});

// The prices of the made-up businesses of the drawn screens are not ours.
test('claims › are the only source of prices and percentages in the copy', () => {
  const root = join(import.meta.dirname, '../../..');
  const figure =
    /€\s?\d|\b(?:340|89|85|67|11\.4)\s?%|50% off|\b(?:1,279|9,348|10,627|19,373|28,363)\b|40\+ hours|48 hours|business days/;
  const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
  const typed = ['lib', 'components', 'app'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).split(sep).join('/'))
      .filter(
        (name) =>
          /\.tsx?$/.test(name) &&
          !/^lib\/(generated\/|content\/(claims\.ts|offer\.ts|(?:agents|screens)\/))/.test(name),
      )
      .filter((name) => figure.test(readFileSync(join(root, name), 'utf8').replace(comments, ''))),
  );
  expect(typed).toEqual([]);
});
