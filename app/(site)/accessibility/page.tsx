import { LegalPage } from '@/components/site/legal-page';
import { accessibility } from '@/lib/content/pages/accessibility';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('accessibility');

export default function AccessibilityPage() {
  return <LegalPage text={accessibility} page={sitePages.accessibility} />;
}
