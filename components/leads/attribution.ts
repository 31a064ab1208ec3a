/** Where this visit began. Kept in memory only, and sent only with a form: nothing is stored on the visitor's device. */
let visit: Record<string, string> | undefined;

/** Takes note of the first page of a visit. Later calls change nothing. */
export function recordAttribution(): void {
  if (visit) return;
  visit = { landingPage: location.pathname };
  if (URL.canParse(document.referrer)) {
    const { host } = new URL(document.referrer);
    if (host !== location.host) visit.referrerHost = host;
  }
  for (const [name, value] of new URLSearchParams(location.search)) if (name.startsWith('utm_')) visit[name] = value;
}

/** What is known of the visit, as fields of a form. A form on the first page may ask before the layout has taken note. */
export function attributionFields(): Record<string, string> {
  recordAttribution();
  return visit ?? {};
}
