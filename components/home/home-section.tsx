import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

const tones = {
  paper: '',
  card: 'bg-card border-y border-line',
  brand: 'bg-brand-soft',
  night: 'bg-night text-night-ink',
} as const;

/** A section of the home page: closer set than those of other pages, since there are many. `aside` stands beside the heading. */
export function HomeSection({
  id,
  title,
  lead,
  tone = 'paper',
  children,
}: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`py-11 sm:py-16 ${tones[tone]}`}>
      <Container>
        <h2 id={`${id}-title`} className="max-w-[24ch] text-h2">
          {title}
        </h2>
        {lead ? (
          <p className={`mt-3 max-w-[62ch] ${tone === 'night' ? 'text-night-muted' : 'text-muted'}`}>{lead}</p>
        ) : null}
        <div className="mt-6 sm:mt-9">{children}</div>
      </Container>
    </section>
  );
}
