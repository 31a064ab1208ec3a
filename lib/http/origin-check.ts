/** Another site's page must not send our forms. Requests without Origin come from no browser of today. */
export function isCrossOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return false;
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim();
  return !URL.canParse(origin) || new URL(origin).host !== (forwarded || headers.get('host'));
}
