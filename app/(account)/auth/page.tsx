import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PageHero } from '@/components/ui/page-hero';
import { pageMetadata } from '@/lib/site/metadata';
import { auth } from '@/lib/site/pages/auth';

export const metadata = { ...pageMetadata('auth'), robots: { index: false } };

export default function AuthPage() {
  return (
    <>
      <PageHero title={auth.title} lead={auth.lead}>
        <ButtonLink href="/contact">Write to us</ButtonLink>
        <ButtonLink href="/free-trial" variant="quiet">
          Start free trial
        </ButtonLink>
      </PageHero>
      <Container className="py-14">
        <p className="max-w-[58ch] text-lead">{auth.client}</p>
      </Container>
    </>
  );
}
