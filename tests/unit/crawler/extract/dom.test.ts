import { expect, test } from 'vitest';
import { collapse } from '@/lib/crawler/extract/dom';

test('collapse replaces every kind of white space', () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((one) => /\s/.test(one));
  expect(codes.filter((one) => collapse(`Oak${one}${one}Hall${one}`) !== 'Oak Hall' && one !== '\ufeff')).toEqual([]);
});
