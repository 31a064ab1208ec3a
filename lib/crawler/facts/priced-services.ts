import { namesActivity } from './activities';
import type { PriceFact, ServiceFact } from './fact-types';
import { plainWords } from './plain-words';
import { namesOtherPage, namesService } from './service-names';

const MIN_LIST = 3;
const MAX_WORDS = 5;
/** Names that say which one of several prices, not what is done. */
const VARIANT =
  /^(?:both|following|gift|initial|new|simple|standard|larger?|smaller?|full|home)\b|\bwithout\b|[\d/]| [–—-] /i;
/** The place in "Boiler repairs in Oakford". */
const PLACE = / [Ii]n (?=\p{Lu})/u;

const isActivity = (name: string): boolean =>
  name.split(/\s+/).length <= MAX_WORDS &&
  namesActivity(name) &&
  namesService(name) &&
  !namesOtherPage(name) &&
  !VARIANT.test(name) &&
  !PLACE.test(name);

/** The services with the activities that a website states prices of, if it does of three: what a salon does is often in its price list only. */
export function withPriced(services: readonly ServiceFact[], prices: readonly PriceFact[]): ServiceFact[] {
  const priced = new Map<string, ServiceFact>();
  for (const { item, sources } of prices) {
    const name = item.replace(/\s*\([^)]*\)/g, '').trim();
    const key = plainWords(name);
    if (!priced.has(key) && isActivity(name)) priced.set(key, { name, sources });
  }
  if (priced.size < MIN_LIST) return [...services];
  for (const { name } of services) priced.delete(plainWords(name));
  return [...services, ...priced.values()];
}
