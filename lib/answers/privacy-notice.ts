import type { ParsedQuestion } from './concepts';
import { needsEvidence } from './question';
import type { IndexedUnit } from './site-index';
import { stemOf } from './text';

/** What a business does with personal data is not what it does for customers. */
const DATA_PROTECTION =
  /\bprivacy\b|\byou consent\b|\bcookies?\b|\bgdpr\b|\bdata (?:we|protection)\b|\byour data\b|\bpersonal (?:data|information|details)\b|\binformation we\b|\bthird[- ]part(?:y|ies)\b/i;
const ASKS_OF_DATA = /\b(?:data|details|privacy|cookies?|information|personal)\b/i;
/** In the title or the URL of its page. */
const STEMS = ['privacy', 'cookie', 'cookies', 'gdpr'].map(stemOf);

/** True for a line about data protection, or on the page about it, unless the question is about that too. */
export const isPrivacyNotice = (
  { kind, text }: ParsedQuestion,
  { unit: { headings, text: line }, contextStems }: IndexedUnit,
): boolean =>
  !needsEvidence(kind) &&
  !ASKS_OF_DATA.test(text) &&
  (STEMS.some((stem) => contextStems.has(stem)) || DATA_PROTECTION.test(`${headings.join(' ')} ${line}`));
