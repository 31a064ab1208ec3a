import type { PageFacts, Place } from '@/lib/reader/facts/shared/fact-types';
import { plural } from '@/lib/text/plural';

/** Excludes footers, which repeat on every page. */
const isOnPage = ({ place }: { place: Place }) => place === 'content' || place === 'markup';

const distinct = (values: readonly string[]): number => new Set(values).size;

/** The findings on a page as shown in the progress: "11 prices", "opening hours". */
export function describeFindings({ prices, hours, phones, addresses, services, questions }: PageFacts): string[] {
  const found = (lines: PageFacts['prices']) => lines.filter((line) => isOnPage(line) && line.signs > 0);
  const priceCount = distinct(found(prices).map(({ heading, text }) => `${heading} ${text}`));
  const serviceCount = distinct(found(services).map(({ text }) => text));
  const questionCount = distinct(questions.filter(isOnPage).map(({ question }) => question));
  return [
    priceCount > 0 ? plural(priceCount, 'price') : '',
    hours.some(isOnPage) ? 'opening hours' : '',
    phones.some(isOnPage) ? 'a telephone number' : '',
    addresses.some(isOnPage) ? 'an address' : '',
    serviceCount > 0 ? plural(serviceCount, 'service') : '',
    questionCount > 0 ? plural(questionCount, 'answered question') : '',
  ].filter(Boolean);
}
