import { pageWords } from '../lexicon/lexicon';

/** Phrases for "page not found" in the languages of European websites. */
const NOT_FOUND = pageWords(
  'notFoundPage',
  'notFound',
  /\b404\s*(?:error|[-–—:|]?\s*(?:page|not found|nicht|non|pagina))/u,
);
/** Sentences of a notice that is the whole text; in a longer one they may be about something else. */
const SAYS_MISSING = pageWords('notFoundPage', 'saysMissing');
/** A title or headline that starts with the number, but with no street after it. */
const STARTS_WITH_404 =
  /^(?:(?:error|fehler|erreur|błąd)\s*)?404(?:\s*(?:$|[-–—:|!.])|\s+(?:error|page|not|file|oops|sorry|nothing)\b)/i;
/** Titles that say nothing else, which no page with content has, however much its frame adds. */
const NOT_FOUND_TITLE = pageWords('notFoundPage', 'notFoundTitle', /^(?:error|http)?\s*404\b[\s:!-]*(?:error)?$/u);
/** A text as short as this that mentions a missing page is about nothing else. In characters. */
const MAX_NOTICE = 400;
/** Longer pages have other content. In characters. */
const MAX_TEXT = 1_500;

/** Whether a page with status 200 says that it does not exist (a soft 404). */
export function isNotFoundPage(page: {
  title: string;
  text: string;
  headings: { level: number; text: string }[];
}): boolean {
  const headline = page.headings.find(({ level }) => level <= 2)?.text ?? '';
  const name = (page.title.split(/\s[|·–—-]\s/)[0] ?? '').trim();
  if (NOT_FOUND_TITLE.test(name)) return true;
  if (page.text.length > MAX_TEXT) return false;
  const text = page.text.trim();
  if (text.length <= MAX_NOTICE && (NOT_FOUND.test(text) || SAYS_MISSING.test(text))) return true;
  return [page.title.trim(), headline.trim(), name].some((line) => NOT_FOUND.test(line) || STARTS_WITH_404.test(line));
}
