import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

/** The light of a scene: the page is one night, from paper through dusk and night to the morning. */
const tones = {
  paper: '',
  card: 'bg-card border-y border-line',
  dawn: 'bg-dawn',
  dusk: 'bg-dusk',
  night: 'bg-night text-night-ink',
} as const;

/** The rhythm of the page: 160, 96 and 48 px on a desk. */
const spaces = {
  wide: 'py-6 sm:py-24 lg:py-40',
  normal: 'py-5 sm:py-16 lg:py-24',
} as const;

type Props = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  tone?: keyof typeof tones;
  space?: keyof typeof spaces;
  /** A statement is one of the three large headings of the page. */
  size?: 'statement' | 'quiet';
  /** Sets the heading next to its content. */
  split?: boolean;
  className?: string;
  children: ReactNode;
};

/** A section of the home page across the full width. */
export function HomeSection({
  id,
  title,
  lead,
  tone = 'paper',
  space = 'normal',
  size = 'quiet',
  split = false,
  className = '',
  children,
}: Props) {
  const muted = tone === 'night' ? 'text-night-muted' : 'text-muted';
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${spaces[space]} ${tones[tone]} ${className}`}>
      <Container className={split ? 'lg:grid lg:grid-cols-12 lg:gap-14' : ''}>
        <div className={split ? 'lg:col-span-4' : ''}>
          <h2
            id={`${id}-title`}
            className={size === 'statement' ? 'max-w-[18ch] text-statement' : 'max-w-[24ch] text-title'}
          >
            {title}
          </h2>
          {lead ? <p className={`mt-1.5 max-w-[46ch] text-balance text-lead sm:mt-3 ${muted}`}>{lead}</p> : null}
        </div>
        <div
          className={`mt-3 sm:mt-8 ${size === 'statement' ? 'lg:mt-14' : ''} ${split ? 'lg:col-span-8 lg:mt-0' : ''}`}
        >
          {children}
        </div>
      </Container>
    </section>
  );
}
