import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { closing } from '@/lib/content/home/closing';

export function Closing() {
  return (
    <section aria-labelledby="closing" className="print:hidden bg-night text-night-ink">
      <Container className="grid gap-4 py-8 sm:py-12 lg:grid-cols-12 lg:items-end">
        <h2 id="closing" className="max-w-[16ch] text-h2 lg:col-span-8">
          {closing.title}
        </h2>
        <div className="lg:col-span-4">
          <p className="text-night-muted">{closing.text}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonLink href="/free-trial" variant="night">
              Start free trial
            </ButtonLink>
            <Link href={closing.secondary.href} className="py-2 underline underline-offset-4">
              {closing.secondary.label}
            </Link>
            <Link href={closing.agents.href} className="py-2 underline underline-offset-4">
              {closing.agents.label}
            </Link>
          </div>
        </div>
      </Container>
    </section>
  );
}
