import { ClaimValue } from '@/components/site/claim';
import { Container } from '@/components/ui/container';
import { trustStrip } from '@/lib/content/home/trust-strip';

/** Four verifiable figures, at dusk. */
export function TrustStrip() {
  return (
    <section aria-label="What you can rely on" className="bg-dusk">
      <Container>
        <ul className="grid grid-cols-2 gap-x-6 max-lg:py-1.5 lg:grid-cols-4">
          {trustStrip.map((item) => (
            <li key={item.text} className="py-1.5 sm:py-4 lg:py-6">
              <p className="font-display font-semibold text-h2">
                {item.claim ? <ClaimValue id={item.claim} marked={false} /> : item.title}
              </p>
              <p className="text-small">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
