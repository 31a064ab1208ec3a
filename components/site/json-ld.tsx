/** Structured data for search engines. `<` is escaped, so that no text in it can end the script element. */
export function JsonLd({ value }: { value: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
