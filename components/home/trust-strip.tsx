import { ClaimValue } from '@/components/site/claim';
import { Container } from '@/components/ui/container';
import { trustStrip } from '@/lib/content/home/trust-strip';

/** Four verifiable figures in large type. */
export function TrustStrip() {
  return (
    <section aria-label="What you can rely on" className="border-line border-b bg-card">
      <Container>
        <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-4">
          {trustStrip.map((item) => (
            <li key={item.text} className="py-2.5 lg:py-5">
              <p className="font-bold font-display text-h3 sm:text-[1.7rem] sm:leading-tight">
                {item.claim ? <ClaimValue id={item.claim} /> : item.title}
              </p>
              <p className="text-base text-muted leading-snug">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
