import { describe, expect, it } from 'vitest';
import { contentWords } from '@/lib/answers/text';

describe('contentWords', () => {
  it('keeps an abbreviation that is spelled like a stop word', () => {
    expect(contentWords('I have ME, is there a class for me?')).toContain('me');
    expect(contentWords('Is there a class for me?')).toEqual(['class']);
    expect(contentWords('IS THERE A CLASS FOR ME?')).toEqual(['class']);
  });
});
