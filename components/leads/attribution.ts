import { parseUrl } from '@/lib/text/parse-url';

/** The attribution of this visit. In memory only and sent only with a form: nothing is stored on the visitor's device. */
let attribution: Record<string, string> | undefined;

/** Records the first page, referrer and campaign of a visit. Later calls change nothing. */
export function recordAttribution(): void {
  if (attribution) return;
  attribution = { landingPage: location.pathname };
  const referrer = parseUrl(document.referrer);
  if (referrer && referrer.host !== location.host) attribution.referrerHost = referrer.host;
  for (const [name, value] of new URLSearchParams(location.search))
    if (name.startsWith('utm_')) attribution[name] = value;
}

/** The attribution as form fields. A form on the first page may call this before the layout has recorded it. */
export function attributionFields(): Record<string, string> {
  recordAttribution();
  return attribution ?? {};
}
