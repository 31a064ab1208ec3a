/** A count with its noun in the form that the language's plural rules ask for (CLDR). */
export function pluralIn(
  language: string,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count) => `${numbers.format(count)} ${forms[rules.select(count)] ?? forms.other}`;
}
