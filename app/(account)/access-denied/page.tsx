import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { accessDenied } from '@/lib/content/pages/auth';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(accessDenied.title);

/** What the proxy answers with, and status 403, to whoever may not see a page. */
export default function AccessDeniedPage() {
  return (
    <PageHero title={accessDenied.title} lead={accessDenied.lead}>
      <ButtonLink href="/">Go Home</ButtonLink>
      <ButtonLink href="/account" variant="quiet">
        Your account
      </ButtonLink>
    </PageHero>
  );
}
