import { expect, test } from 'vitest';
import { collapse } from '@/lib/reader/page/dom';

test('collapse replaces every kind of white space', () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((one) => /\s/.test(one));
  expect(codes.filter((one) => collapse(`Oak${one}${one}Hall${one}`) !== 'Oak Hall' && one !== '\ufeff')).toEqual([]);
});

test('collapse removes control characters and direction marks', () => {
  expect(collapse('Bell\x07 \x1b[31mred\x7f \u202egnp.exe\u202c \u2066Oak\u2069\u200f')).toBe(
    'Bell [31mred gnp.exe Oak',
  );
});
