import { type PageFacts, pageGraph, scriptJson } from '@/lib/seo/structured-data';

/** What search engines are told of a page, as one JSON-LD graph. */
export function PageData(facts: PageFacts) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, escaped by scriptJson
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph(facts)) }} />;
}
