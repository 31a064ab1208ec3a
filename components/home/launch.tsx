import type { ReactNode } from 'react';
import { siteDrawing } from '@/components/drawings/category-drawings';
import { NoteMark } from '@/components/site/claim';
import { ContactPerson } from '@/components/site/contact-person';
import { Copy } from '@/components/site/copy';
import { irishAdvantage } from '@/lib/content/home/irish-advantage';
import { launch } from '@/lib/content/home/launch';
import { technology } from '@/lib/content/home/technology';
import { AgentPortrait } from './agent-portrait';
import { HomeSection } from './home-section';

/** A picture of each highlight. Decorative. */
const pictures: readonly ReactNode[] = [
  <span key="website" className="rounded-sheet border border-control bg-card px-3 py-1.5">
    your-cafe.ie
  </span>,
  <AgentPortrait key="training" image={siteDrawing} className="-m-3 h-34 w-[calc(100%+1.5rem)] max-w-none" />,
  <span key="test" className="bubble">
    I’ll ask.
  </span>,
  <span key="start" className="font-bold font-display text-h2 tabular-nums">
    22:10
  </span>,
];

const HighlightPicture = ({ index }: { index: number }) => (
  <div aria-hidden="true" data-drawn className="crop mb-2 rounded-sheet max-sm:hidden">
    {pictures[index]}
  </div>
);

/** A heading and a few short items in one line. */
function ShortList({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-h3">
        {title}
      </h3>
      <ul className="mt-1 flex flex-wrap gap-x-6 text-base text-muted">
        {items.map((item) => (
          <li key={item}>
            <Copy text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The person who sets it up, if one is configured, what is ready at launch, what it is made of, and what is Irish about it. */
export function Launch() {
  return (
    <HomeSection id="launch" title={launch.title} tone="dawn">
      <ContactPerson large />
      <ul className="grid grid-cols-2 gap-x-5 gap-y-3 lg:grid-cols-4 lg:gap-x-8">
        {launch.highlights.map(({ title, text }, index) => (
          <li key={title}>
            <HighlightPicture index={index} />
            <h3 className="text-h3">
              <Copy text={title} />
            </h3>
            <p className="text-base text-muted">
              {text} {index === launch.marked ? <NoteMark ids={launch.note.claims} about={launch.note.about} /> : null}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-x-14 gap-y-3 border-ink border-t-2 pt-3 sm:grid-cols-2 lg:mt-10 lg:pt-5">
        <ShortList id="technology" {...technology} />
        <ShortList id="irish-advantage" {...irishAdvantage} />
      </div>
    </HomeSection>
  );
}
