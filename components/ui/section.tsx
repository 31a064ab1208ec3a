import type { ReactNode } from 'react';
import { Container } from './container';

/** The backgrounds of sections. */
export const sectionTones = {
  paper: '',
  card: 'bg-card border-y border-line',
  brand: 'bg-brand-soft',
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
    <section id={id} className={`py-16 sm:py-24 ${sectionTones[tone]} ${className}`}>
      <Container>
        <h2 className="max-w-[22ch] text-h2">{title}</h2>
        {lead ? (
          <p
            className={`mt-4 max-w-[62ch] text-balance text-lead ${tone === 'night' ? 'text-night-muted' : 'text-muted'}`}
          >
            {lead}
          </p>
        ) : null}
        <div className="mt-10 sm:mt-12">{children}</div>
      </Container>
    </section>
  );
}
