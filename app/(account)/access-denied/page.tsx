import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { accessDenied } from '@/lib/content/pages/auth';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(accessDenied.title);

// Rendered per request: a static page would be sent as public, and this one is personal.
export const dynamic = 'force-dynamic';

/** The body of a 403 response to users who may not see a page (proxy.ts). */
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
