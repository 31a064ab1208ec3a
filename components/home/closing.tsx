import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { closing } from '@/lib/content/home/closing';
import { mainCalls } from '@/lib/content/navigation';

/** The night closes: one question, and the three ways to go on. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="print:hidden bg-night text-night-ink">
      <Container className="py-5 sm:py-16 lg:py-24">
        <h2 id="closing" className="max-w-[16ch] text-statement">
          {closing.title}
        </h2>
        <div className="mt-4 flex sm:mt-8 flex-wrap items-center gap-x-7 gap-y-2">
          {/* On a phone the form is right above. */}
          <ButtonLink href="#free-trial" variant="night" className="max-sm:hidden">
            Start free trial
          </ButtonLink>
          {[...mainCalls, closing.agents].map(({ label, href }) => (
            <Link key={href} href={href} className="py-1 underline underline-offset-4">
              {label}
            </Link>
          ))}
        </div>
      </Container>
    </section>
  );
}
