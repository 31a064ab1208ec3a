import { type PageFacts, pageGraph, scriptJson } from '@/lib/seo/structured-data';

/** The structured data of a page as one JSON-LD graph. */
export function PageData(facts: PageFacts) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialised and escaped by scriptJson
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph(facts)) }} />;
}
