/** Words in an address or a link that promise what a customer asks about, the most telling first. */
const promising: readonly RegExp[] = [
  /\b(services?|treatments?|menus?|classes|repairs?|what-we-do)\b/i,
  /\b(prices?|pricing|price-?list|fees?|rates?|costs?|tariffs?)\b/i,
  /\b(opening|hours|times|timetable|book(ing)?s?|appointments?|reservations?)\b/i,
  /\b(contact|find-us|location|directions)\b/i,
  /\b(faqs?|questions|help)\b/i,
  /\b(about|team|who-we-are|our-story)\b/i,
];
const tedious = /\b(privacy|cookies?|terms|login|sign-?in|cart|basket|tag|author|archive|feed|wp-)\b/i;

/** How much a link promises to whoever wants to know a business: higher is better, 0 is nothing known. */
export function scoreLink({ url, text }: { url: string; text: string }): number {
  const words = `${new URL(url).pathname.replaceAll(/[_/]/g, ' ')} ${text}`;
  const index = promising.findIndex((pattern) => pattern.test(words));
  const score = index < 0 ? 0 : promising.length - index;
  return tedious.test(words) ? score - promising.length : score;
}
