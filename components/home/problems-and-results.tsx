import { ClaimValue } from '@/components/site/claim';
import { Container } from '@/components/ui/container';
import type { ClaimId } from '@/lib/content/claims';
import { problems } from '@/lib/content/home/problems';
import { results } from '@/lib/content/home/results';

type Figures = { title: string; lead: string; items: readonly { claim: ClaimId; text: string }[] };

/** Figures that nobody has measured stay in the size of the text around them. */
function FigureList({ id, title, lead, items }: Figures & { id: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      <p className="mt-2 max-w-[56ch] text-muted">{lead}</p>
      <ul className="mt-4 border-line border-t">
        {items.map((item) => (
          <li key={item.claim} className="border-line border-b py-2.5 leading-snug">
            <ClaimValue id={item.claim} className="font-semibold" /> {item.text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What going unanswered costs, next to what we aim for: one band, since all its figures are illustrative. */
export function ProblemsAndResults() {
  return (
    <Container className="grid gap-10 py-11 sm:py-16 lg:grid-cols-2 lg:gap-16">
      <FigureList id="problems" {...problems} />
      <FigureList id="results" {...results} />
    </Container>
  );
}
