import type { ReactNode } from 'react';
import { AskedList } from '@/components/agents/asked-list';
import { DayEntries } from '@/components/agents/diary/day-entries';
import { TaughtWords } from '@/components/agents/taught-words';
import { stripSize } from '@/components/drawings/portrait-strip';
import { detailsOf } from '@/lib/agents/requests/request-words';
import { answerCopy } from '@/lib/content/chat';
import type { FeatureCropId } from '@/lib/content/home/features';
import { introducedAgents } from '@/lib/content/home/portfolio';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { cafe, cafeDiary, cafeEvening, cafeTaught, cafeToday } from '@/lib/content/screens/cafe';
import { salonNote } from '@/lib/content/screens/salon';

const bubble = (text: string) => <span className="bubble">{text}</span>;
const customer = (text: string) => <span className="bubble bubble-customer">{text}</span>;

const [, soup] = cafe.list.lines;

const crops: Record<FeatureCropId, ReactNode> = {
  answer: (
    <>
      {customer('Open on Saturday?')}
      {bubble('Yes, from half eight.')}
    </>
  ),
  hours: (
    <>
      <span className="rounded-sheet bg-card px-2 font-semibold tabular-nums">{cafeEvening.at(-1)?.time}, closed</span>
      {bubble('I’m here, though.')}
    </>
  ),
  languages: (
    <>
      {customer('Dzień dobry!')}
      {bubble('W czym mogę pomóc?')}
    </>
  ),
  diary: (
    <div className="crop-sheet">
      <DayEntries
        entries={cafeDiary.days.flatMap(({ entries }) => entries.filter(({ askedAt }) => askedAt === '22:10'))}
        timeZone="UTC"
      />
    </div>
  ),
  enquiry: (
    <dl className="crop-sheet gap-x-4 md:grid-cols-[max-content_minmax(0,1fr)]">
      {detailsOf({ slots: { item: 'Kitchen', name: 'Ward', contact: '087 555 0134' } }).map(({ label, value }) => (
        <div key={label} className="contents max-md:first:hidden">
          <dt className="text-muted max-md:hidden">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ),
  suggestion: (
    <>
      {customer('Coffees for six, to go')}
      {bubble('And the coffee cake?')}
    </>
  ),
  documents: soup ? (
    <span className="bubble">
      {soup.join(': ')}
      <span className="block underline max-md:hidden">{answerCopy.showOnPage}</span>
    </span>
  ) : null,
  handover: (
    <span className="crop-sheet">
      <span>{cafeToday.questions[0]?.question}</span>
      <span className="font-semibold text-brand">{agentDesk.teach.teach}</span>
    </span>
  ),
  trades: (
    // biome-ignore lint/performance/noImgElement: an SVG needs no variants
    <img
      src="/portraits.svg"
      {...stripSize(introducedAgents.length)}
      alt=""
      loading="lazy"
      className="h-10 w-[8.33rem] object-cover object-left md:h-12 md:w-[13.5rem]"
    />
  ),
  search: (
    <span className="crop-sheet">
      <span className="text-brand underline">Vegan soup in Ennis</span>
      <span className="text-muted">{cafe.address}</span>
    </span>
  ),
  topics: (
    <div className="crop-sheet">
      <AskedList questions={salonNote.asked.slice(1, 2)} />
    </div>
  ),
  correction: (
    <div className="crop-sheet">
      <TaughtWords lead={agentDesk.correct.taught(cafeTaught.by, cafeTaught.at)} answer={cafeTaught.answer} />
    </div>
  ),
};

/** A crop of the interface on a feature's card. Decorative. */
export const FeatureCrop = ({ crop }: { crop: FeatureCropId }) => (
  <div aria-hidden="true" data-drawn className="crop">
    {crops[crop]}
  </div>
);
