const FIRST_YEAR = 2025;

/** "© 2025 Name" in the first year, "© 2025–2026 Name" after it. The year is the one in Dublin. */
export function copyrightLine(holder: string, now = new Date()): string {
  const year = Number(new Intl.DateTimeFormat('en-IE', { year: 'numeric', timeZone: 'Europe/Dublin' }).format(now));
  const years = year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : `${FIRST_YEAR}`;
  return `© ${years} ${holder}`;
}
