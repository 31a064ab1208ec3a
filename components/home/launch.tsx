import type { ReactNode } from 'react';
import { TaughtWords } from '@/components/agents/taught-words';
import { DrawnConversation } from '@/components/drawings/screens/conversation-log';
import { NoteMark } from '@/components/site/claim';
import { ContactPerson } from '@/components/site/contact-person';
import { Copy } from '@/components/site/copy';
import { irishAdvantage } from '@/lib/content/home/irish-advantage';
import { launch } from '@/lib/content/home/launch';
import { technology } from '@/lib/content/home/technology';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { cafe, cafeEvening, cafeTaught } from '@/lib/content/screens/cafe';
import { HomeSection } from './home-section';

/** The days of the café's set-up, and its first evening, as the desk shows them. */
const pictures: Record<(typeof launch.highlights)[number]['picture'], ReactNode> = {
  read: (
    <dl className="pairs">
      {[...cafe.list.lines, ...cafe.hours.slice(0, 1)].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ),
  tested: (
    <div className="grid gap-2">
      <p className="bubble bubble-customer">{cafeTaught.asked}</p>
      <div className="border-brand border-l-4 pl-3">
        <TaughtWords lead={agentDesk.correct.taught(cafeTaught.by, cafeTaught.at)} answer={cafeTaught.answer} />
      </div>
    </div>
  ),
  launched: (
    <div className="grid gap-3">
      <p className="border-line border-b pb-1.5 text-muted">{cafe.address}</p>
      <p className="w-fit rounded-sheet bg-brand-soft px-2.5 py-0.5 font-semibold">{cafe.status}</p>
      <p className="ml-auto w-fit rounded-full bg-brand px-4 py-2 font-semibold text-brand-ink">Ask us</p>
    </div>
  ),
  evening: (
    <ul className="divide-y divide-line">
      {cafeEvening.map((conversation) => (
        <DrawnConversation key={conversation.time} conversation={conversation} />
      ))}
    </ul>
  ),
};

/** A heading and a few short items in one line. */
function ShortList({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-h3 max-md:text-base">
        {title}
      </h3>
      <ul className="text-muted text-small sm:mt-1 sm:text-base">
        {items.map((item) => (
          <li key={item}>
            <Copy text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The person who sets it up, if one is configured, the days until its first evening, what it is made of, and what is Irish about it. */
export function Launch() {
  return (
    <HomeSection id="launch" title={launch.title} tone="dawn">
      <ContactPerson large />
      <ol className="first-evening screen">
        {launch.highlights.map(({ picture, day, title, text }, index) => (
          <li key={picture}>
            <div>
              <p className="float-right text-muted text-small md:float-none md:text-base">
                {day} {index === launch.marked ? <NoteMark ids={launch.note.claims} about={launch.note.about} /> : null}
              </p>
              <h3 className="text-h3">
                <Copy text={title} />
              </h3>
              <p className="text-base max-md:sr-only">{text}</p>
            </div>
            <div data-drawn data-nosnippet>
              {pictures[picture]}
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-3 grid grid-cols-2 gap-x-5 sm:gap-x-14 lg:mt-10">
        <ShortList id="technology" {...technology} />
        <ShortList id="irish-advantage" {...irishAdvantage} />
      </div>
    </HomeSection>
  );
}
