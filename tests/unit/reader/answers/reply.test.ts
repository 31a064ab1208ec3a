import { describe, expect, it } from 'vitest';
import { isReply } from '@/lib/reader/answers/reply';

describe('isReply', () => {
  it.each([
    ['Yes, family members can act as bearers.', true],
    ['No — there is no upper age limit.', true],
    ['Unfortunately not.', true],
    ['Notice boards are for sale.', false],
    ['Nobody is too old.', false],
  ])('recognizes a reply in “%s”: %s', (text, is) => {
    expect(isReply(text)).toBe(is);
  });
});
