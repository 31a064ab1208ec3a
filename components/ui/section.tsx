import type { ReactNode } from 'react';
import { Container } from './container';

/** The backgrounds of sections. */
export const sectionTones = {
  paper: '',
  card: 'bg-card border-y border-line',
  brand: 'bg-brand-soft',
  dusk: 'bg-dusk',
  dawn: 'bg-dawn',
  night: 'bg-night text-night-ink',
} as const;

/** A section of a page with one heading. */
export function Section({
  id,
  title,
  lead,
  tone = 'paper',
  className = '',
  children,
}: {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  tone?: keyof typeof sectionTones;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`py-10 sm:py-16 lg:py-24 ${sectionTones[tone]} ${className}`}>
      <Container>
        <h2 className="max-w-[22ch] text-h2">{title}</h2>
        {lead ? (
          <p
            className={`mt-2 max-w-[52ch] text-balance text-lead ${tone === 'night' ? 'text-night-muted' : 'text-muted'}`}
          >
            {lead}
          </p>
        ) : null}
        <div className="mt-5 sm:mt-8">{children}</div>
      </Container>
    </section>
  );
}
