import { LegalPage } from '@/components/site/legal-page';
import { terms } from '@/lib/content/pages/terms';
import { pageMeta, pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('terms');

export default function TermsPage() {
  return <LegalPage text={terms} page={pageMeta.terms} />;
}
