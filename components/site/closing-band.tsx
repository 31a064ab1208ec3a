import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import type { NavItem } from '@/lib/content/navigation';
import { Copy } from './copy';

/** The closing call to action: a sentence, the trial, and a secondary link. */
export function ClosingBand({ title, text, link }: { title: string; text: string; link?: NavItem }) {
  return (
    <section aria-labelledby="closing" className="bg-night text-night-ink print:hidden">
      <Container className="grid gap-8 py-16 lg:grid-cols-12 lg:items-center">
        <h2 id="closing" className="max-w-[20ch] text-h2 lg:col-span-7">
          {title}
        </h2>
        <div className="lg:col-span-5">
          <p className="text-night-muted">
            <Copy text={text} />
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href="/free-trial" variant="night">
              Start free trial
            </ButtonLink>
            {link ? (
              <Link href={link.href} className="py-2 underline underline-offset-4">
                {link.label}
              </Link>
            ) : null}
          </div>
        </div>
      </Container>
    </section>
  );
}
