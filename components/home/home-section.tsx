import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { sectionTones } from '@/components/ui/section';

const spacing = 'py-5.5 sm:py-12';

type PanelProps = { id: string; title: ReactNode; lead?: ReactNode; children: ReactNode };

function Heading({ id, title, lead, leadClass }: Omit<PanelProps, 'children'> & { leadClass: string }) {
  return (
    <>
      <h2 id={`${id}-title`} className="max-w-[24ch] text-h2 max-sm:text-[1.55rem]">
        {title}
      </h2>
      {lead ? <p className={`mt-2 max-w-[62ch] text-balance ${leadClass}`}>{lead}</p> : null}
    </>
  );
}

/** A section across the full width. Spacing is tighter than on other pages. `split` sets its heading next to its content. */
export function HomeSection({
  tone = 'paper',
  split = false,
  children,
  ...heading
}: PanelProps & { tone?: keyof typeof sectionTones; split?: boolean }) {
  return (
    <section id={heading.id} aria-labelledby={`${heading.id}-title`} className={`${spacing} ${sectionTones[tone]}`}>
      <Container className={`max-sm:text-base ${split ? 'lg:grid lg:grid-cols-12 lg:gap-14' : ''}`}>
        <div className={split ? 'lg:col-span-5' : ''}>
          <Heading {...heading} leadClass={tone === 'night' ? 'text-night-muted' : 'text-muted'} />
        </div>
        <div className={`mt-3 sm:mt-7 ${split ? 'lg:col-span-7 lg:mt-0' : ''}`}>{children}</div>
      </Container>
    </section>
  );
}

/** Two sections, side by side if there is room. */
export function HomePair({ children }: { children: ReactNode }) {
  return (
    <Container className={`grid gap-x-16 gap-y-9 max-sm:text-base lg:grid-cols-2 ${spacing}`}>{children}</Container>
  );
}

/** One section of a pair. */
export function HomePanel({ children, ...heading }: PanelProps) {
  return (
    <section id={heading.id} aria-labelledby={`${heading.id}-title`}>
      <Heading {...heading} leadClass="text-muted" />
      <div className="mt-3 sm:mt-5">{children}</div>
    </section>
  );
}
