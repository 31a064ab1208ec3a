import { LegalPage } from '@/components/site/legal-page';
import { terms } from '@/lib/content/pages/terms';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('terms');

export default function TermsPage() {
  return <LegalPage text={terms} page={sitePages.terms} />;
}
