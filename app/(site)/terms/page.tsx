import { LegalPage } from '@/components/site/legal-page';
import { pageMeta, pageMetadata } from '@/lib/site/metadata';
import { terms } from '@/lib/site/pages/terms';

export const metadata = pageMetadata('terms');

export default function TermsPage() {
  return <LegalPage text={terms} page={pageMeta.terms} />;
}
