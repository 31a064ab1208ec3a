import { LegalPage } from '@/components/site/legal-page';
import { pageMeta, pageMetadata } from '@/lib/site/metadata';
import { privacy } from '@/lib/site/pages/privacy';

export const metadata = pageMetadata('privacy');

export default function PrivacyPage() {
  return <LegalPage text={privacy} page={pageMeta.privacy} />;
}
