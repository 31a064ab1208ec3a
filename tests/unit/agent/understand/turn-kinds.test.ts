import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { likelihoodOf, TURN_KINDS, type TurnKind } from '@/lib/agent/understand/turn-kinds';
import fitted from '@/lib/agent/understand/turn-weights.json' with { type: 'json' };
import heldOut from '../../../fixtures/turns/held-out.json' with { type: 'json' };

const kindOf = (text: string): TurnKind =>
  TURN_KINDS.reduce((best, kind) => (likelihoodOf(text, kind) > likelihoodOf(text, best) ? kind : best));

describe('likelihoodOf', () => {
  it('is highest for the right kind of 80 of 100 sentences that the weights were not fitted to', () => {
    const wrong = Object.entries(heldOut).flatMap(([kind, texts]) =>
      texts.filter((text) => kindOf(text) !== kind).map((text) => `${kindOf(text)}: ${text}`),
    );
    expect(wrong.length / Object.values(heldOut).flat().length, wrong.join('\n')).toBeLessThanOrEqual(0.2);
  });

  it('takes no question for a wish to book', () => {
    expect(heldOut.asks.filter((text) => likelihoodOf(text, 'books') > 0.6)).toEqual([]);
  });

  it('adds up to one for no words, signs and 2,000 characters', () => {
    for (const text of ['', '?!', '🙂', 'was cold '.repeat(222), 'x'.repeat(2000)])
      expect(TURN_KINDS.reduce((sum, kind) => sum + likelihoodOf(text, kind), 0)).toBeCloseTo(1);
  });

  it('has weights that were fitted to the sentences as they are: npm run bench -- turns', () => {
    const digest = createHash('sha256');
    for (const kind of TURN_KINDS) digest.update(readFileSync(`tests/fixtures/turns/${kind}.txt`));
    expect(fitted.examples).toBe(digest.digest('hex'));
  });
});
