import { LegalPage } from '@/components/site/legal-page';
import { privacy } from '@/lib/content/pages/privacy';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('privacy');

export default function PrivacyPage() {
  return <LegalPage text={privacy} page={sitePages.privacy} />;
}
