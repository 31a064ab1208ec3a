import { expect, test } from 'vitest';
import { coreOf } from '@/lib/niche-research/niche-name';

test.each([
  ['emergency plumber in Galway', 'plumber'],
  ['butcher shop in Newry', 'butcher'],
  ['specialist in dental implants', 'specialist dental implants'],
  ['Kerry wedding venue', 'wedding venue'],
  ['plumber Manchester', 'plumber'],
  ['florist Co. Tipperary', 'florist'],
  ['guest house near the Cliffs of Moher', 'guest house'],
  ['Irish company', 'Irish company'],
])('coreOf › "%s" is about %s', (niche, core) => {
  expect(coreOf(niche)).toBe(core);
});
