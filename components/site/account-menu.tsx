import { ButtonLink } from '@/components/ui/button';

/** Signed out: a Sign In button. */
export function AccountMenu({ className }: { className?: string }) {
  return (
    <ButtonLink href="/auth" variant="quiet" size="sm" className={className} prefetch={false}>
      Sign In
    </ButtonLink>
  );
}
