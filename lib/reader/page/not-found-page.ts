/** Phrases for "page not found" in the languages of European websites. */
const NOT_FOUND =
  /\b404\s*(?:error|[-–—:|]?\s*(?:page|not found|nicht|non|pagina))|\b(?:page|file|content|url) (?:was |could )?(?:not|n[o’']t be|cannot be) found\b|\bpage (?:does(?:n[’']t| not) exist|is(?:n[’']t| not) here|can(?:[’']t|not) be found|you (?:requested|are looking for))|^not found\b|\bnothing (?:was )?found\b|\bseite (?:wurde )?nicht gefunden\b|\bpage (?:introuvable|non trouvée)\b|\bpágina no encontrada\b|\bpagina non trovata\b|\bpagina niet gevonden\b|\bpágina não (?:foi )?encontrada\b|\bnie znaleziono (?:strony|podstrony)\b|\bstrona nie istnieje\b/i;
/** The same in the languages of Scandinavia, of Finland and of immigrants to Ireland. */
const NOT_FOUND_ELSEWHERE =
  /(?<!\p{L})(?:sidan (?:kunde inte hittas|hittades inte|finns inte)|(?:kunde inte|kan inte) hitta sidan|siden (?:blev ikke fundet|kunne ikke findes|findes ikke|ble ikke funnet|finnes ikke)|finner ikke siden|sivua ei (?:löytynyt|löydy|ole)|pagina (?:nu (?:a fost )?(?:găsită|gasita|există|exista)|căutată nu|pe care o c[ăa]uta[țt]i nu)|stránk[au] (?:nebyla nalezena|nenalezena|neexistuje|sa nenašla)|(?:az )?oldal nem (?:található|létezik)|puslapis nerastas|lapa nav atrasta|сторінк\p{L} не (?:знайдено|існує)|страниц\p{L} не (?:найдена|существует))(?!\p{L})/iu;
/** Sentences of a notice that is the whole text; in a longer one they may be about something else. */
const SAYS_MISSING =
  /\b(?:could(?:n[’']t| not)|can(?:[’']t|not)|unable to) (?:be )?(?:find|found|locate) (?:the|that|this|your) (?:page|file|address)|\b(?:page|file) (?:you .{0,40})?(?:is )?(?:no longer|not) (?:exists?|available|here|there)\b|\bpage (?:has |may have |might have )?(?:gone missing|been (?:moved|removed|deleted))\b|\bseite (?:.{0,40} )?(?:konnte nicht gefunden|existiert nicht|gibt es nicht)|\bpage .{0,40}n[’']existe (?:pas|plus)|\bpágina .{0,40}no (?:existe|se (?:ha )?enc)|\bpagina .{0,40}(?:non esiste|bestaat niet)|\bní(?:or)? (?:bhfuarthas|aimsíodh|féidir)\b.{0,40}\bleathanach/iu;
/** A title or headline that starts with the number, but with no street after it. */
const STARTS_WITH_404 =
  /^(?:(?:error|fehler|erreur|błąd)\s*)?404(?:\s*(?:$|[-–—:|!.])|\s+(?:error|page|not|file|oops|sorry|nothing)\b)/i;
/** Titles that say nothing else, which no page with content has, however much its frame adds. */
const NOT_FOUND_TITLE =
  /^(?:(?:error|http)?\s*404\b[\s:!-]*(?:error)?|(?:page|seite|file) (?:was )?(?:not found|nicht gefunden)[.!]?|not found[.!]?|page (?:introuvable|non trouvée))$/i;
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
  const isNotice = (line: string) => NOT_FOUND.test(line) || NOT_FOUND_ELSEWHERE.test(line);
  if (text.length <= MAX_NOTICE && (isNotice(text) || SAYS_MISSING.test(text))) return true;
  return [page.title.trim(), headline.trim(), name].some((line) => isNotice(line) || STARTS_WITH_404.test(line));
}
