import { LegalPage } from '@/components/site/legal-page';
import { pageMeta, pageMetadata } from '@/lib/site/metadata';
import { accessibility } from '@/lib/site/pages/accessibility';

export const metadata = pageMetadata('accessibility');

export default function AccessibilityPage() {
  return <LegalPage text={accessibility} page={pageMeta.accessibility} />;
}
