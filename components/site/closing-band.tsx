import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { mainCalls, type NavItem } from '@/lib/content/navigation';
import { Copy } from './copy';

/** The end of a page: a sentence, and the three ways to go on: trial, consultation, demo. */
export function ClosingBand({ title, text, link }: { title: string; text: string; link?: NavItem }) {
  return (
    <section aria-labelledby="closing" className="bg-night text-night-ink print:hidden">
      <Container className="py-12 lg:py-24">
        <h2 id="closing" className="max-w-[18ch] text-statement">
          {title}
        </h2>
        <p className="mt-4 max-w-[52ch] text-lead text-night-muted">
          <Copy text={text} />
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-2">
          <ButtonLink href="/free-trial" variant="night">
            Start free trial
          </ButtonLink>
          {[...mainCalls, ...(link ? [link] : [])].map(({ label, href }) => (
            <Link key={href} href={href} className="py-2 underline underline-offset-4">
              {label}
            </Link>
          ))}
        </div>
      </Container>
    </section>
  );
}
