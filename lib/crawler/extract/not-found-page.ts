/** Phrases for "page not found" in the languages of European websites. */
const NOT_FOUND =
  /^(?:error\s*)?404\b|\b404\s*(?:error|[-–—:|]?\s*(?:page|not found|nicht|non|pagina))|\b(?:page|file|content|url) (?:was |could )?(?:not|n[o’']t be|cannot be) found\b|\bpage (?:does(?:n[’']t| not) exist|can(?:[’']t|not) be found|you (?:requested|are looking for))|^not found\b|\bnothing (?:was )?found\b|\bseite (?:wurde )?nicht gefunden\b|\bpage (?:introuvable|non trouvée)\b|\bpágina no encontrada\b|\bpagina non trovata\b|\bpagina niet gevonden\b/i;
/** Longer pages have other content. In characters. */
const MAX_TEXT = 1_500;

/** Whether a page with status 200 says in title or headline that it does not exist (a soft 404). */
export function isNotFoundPage(page: {
  title: string;
  text: string;
  headings: { level: number; text: string }[];
}): boolean {
  if (page.text.length > MAX_TEXT) return false;
  const headline = page.headings.find(({ level }) => level <= 2)?.text ?? '';
  const name = page.title.split(/\s[|·–—-]\s/)[0] ?? '';
  return NOT_FOUND.test(page.title.trim()) || NOT_FOUND.test(headline.trim()) || /^404\b/.test(name);
}
