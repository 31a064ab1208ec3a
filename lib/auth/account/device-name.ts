/** Ordered, since most browsers also claim to be those further down. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** The browser with its major version; Safari has its version after "Version/". */
function browserOf(userAgent: string): string | undefined {
  const browser = browsers.find(([token]) => userAgent.includes(`${token}/`));
  if (!browser) return undefined;
  const [token, name] = browser;
  const version = new RegExp(`${token === 'Safari' ? 'Version' : token}/(\\d+)`).exec(userAgent)?.[1];
  return version ? `${name} ${version}` : name;
}

/** A short name for a User-Agent header, such as "Chrome 140 on Android" or "curl". */
export function deviceName(userAgent: string): string {
  const system = /\b(Android|iPhone|iPad|Windows|Mac(?=intosh)|Linux)/.exec(userAgent)?.[1];
  const browser = browserOf(userAgent);
  if (browser || system) return [browser ?? 'A program', system].filter(Boolean).join(' on ');
  const product = /^[\w.-]{1,30}(?=\/|$)/.exec(userAgent)?.[0];
  return product ?? 'Unknown program';
}
