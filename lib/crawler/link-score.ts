/** What customers look for, in URLs and link texts, the most significant first. */
const topics: readonly RegExp[] = [
  /\b(opening|hours|times|timetable|öffnungszeiten|horaires|uaireanta)\b/i,
  /\b(prices?|pricing|price-?list|fees?|rates?|costs?|tariffs?|menus?|preise|tarifs?|praghsanna)\b/i,
  /\b(services?|treatments?|classes|rooms?|repairs?|what-we-do|leistungen|prestations|seirbhísí)\b/i,
  /\b(faqs?|questions|help)\b/i,
  /\b(contact|find-us|location|directions|kontakt|teagmháil)\b/i,
  /\b(book(ing)?s?|appointments?|reservations?)\b/i,
  /\b(about|team|who-we-are|our-story)\b/i,
];
const tedious = /\b(privacy|cookies?|terms|login|sign-?in|cart|basket|tag|author|archive|feed|wp-)\b/i;

/** Scores a link by its usefulness to somebody who wants to know a business: higher is better, 0 is unknown. */
export function scoreLink({ url, text }: { url: string; text: string }): number {
  const words = `${new URL(url).pathname.replaceAll(/[_/]/g, ' ')} ${text}`;
  const index = topics.findIndex((pattern) => pattern.test(words));
  const score = index < 0 ? 0 : topics.length - index;
  return tedious.test(words) ? score - topics.length : score;
}
