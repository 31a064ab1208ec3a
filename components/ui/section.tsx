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
  beside = false,
  className = '',
  children,
}: {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  tone?: keyof typeof sectionTones;
  /** Whether the heading stands beside the content on a desk, instead of above it. */
  beside?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`py-10 sm:py-16 lg:py-24 ${sectionTones[tone]} ${className}`}>
      <Container className={beside ? 'grid gap-x-14 gap-y-5 lg:grid-cols-12' : ''}>
        <div className={beside ? 'lg:col-span-5' : ''}>
          <h2 className="max-w-[22ch] text-h2">{title}</h2>
          {lead ? (
            <p
              className={`mt-2 max-w-[52ch] text-balance text-lead ${tone === 'night' ? 'text-night-muted' : 'text-muted'}`}
            >
              {lead}
            </p>
          ) : null}
        </div>
        <div className={beside ? 'lg:col-span-7' : 'mt-5 sm:mt-8'}>{children}</div>
      </Container>
    </section>
  );
}
