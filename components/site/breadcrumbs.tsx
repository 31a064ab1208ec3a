import { breadcrumbData } from '@/lib/site/structured-data';
import { JsonLd } from './json-ld';

/** Where the page stands, for search engines. The header's marked link shows it to people. */
export function Breadcrumbs({ trail }: { trail: readonly { name: string; path: string }[] }) {
  return <JsonLd value={breadcrumbData(trail)} />;
}
