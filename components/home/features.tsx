import { NoteMark } from '@/components/site/claim';
import { Copy } from '@/components/site/copy';
import { ArrowRightLeft, BookOpen, ChartLine, Headset, type IconType } from '@/components/ui/icons';
import { diary, type FeatureIcon, features, weeklyNote } from '@/lib/content/home/features';
import { HomeSection } from './home-section';

const icons: Record<FeatureIcon, IconType> = {
  chat: Headset,
  calendar: BookOpen,
  handover: ArrowRightLeft,
  chart: ChartLine,
};

/** A diary page, with the bookings that came in overnight marked with their time. */
function Diary() {
  return (
    <figure className="rounded-sheet border border-line bg-paper shadow-sheet">
      <p className="border-ink border-b-2 px-4 py-2 font-display font-semibold">{diary.day}</p>
      <ol className="tabular-nums">
        {diary.slots.map((slot) => (
          <li key={slot.time} className="flex min-h-9 items-center gap-3 border-line border-b px-4 py-1 text-base">
            <span className="w-12 text-muted">{slot.time}</span>
            <span className={slot.text ? 'font-semibold' : ''}>{slot.text}</span>
            {slot.booked ? (
              <span
                className={`ml-auto whitespace-nowrap rounded-full px-2 ${slot.booked.includes(':') ? 'bg-accent-soft' : 'text-muted'}`}
              >
                {slot.booked}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <figcaption className="px-4 py-2 text-base text-muted">
        <span className="sr-only">{diary.label}. </span>
        {diary.legend}
      </figcaption>
    </figure>
  );
}

/** The weekly note to the owner, as an e-mail. */
function WeeklyNote() {
  return (
    <figure className="rounded-sheet border border-line bg-paper px-4 py-3 shadow-sheet">
      <p className="font-display font-semibold">{weeklyNote.subject}</p>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-base leading-snug marker:text-muted">
        {weeklyNote.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 font-semibold text-base text-brand">{weeklyNote.sign}</p>
      <figcaption className="sr-only">{weeklyNote.label}</figcaption>
    </figure>
  );
}

/** Twelve features in four groups, next to the diary and the note. */
export function Features() {
  return (
    <HomeSection id="features" title={features.title} tone="card">
      <div className="grid gap-5 lg:grid-cols-12 lg:gap-12">
        <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:col-span-8">
          {features.groups.map((group) => {
            const Icon = icons[group.icon];
            return (
              <section key={group.title} aria-label={group.title}>
                <h3 className="flex items-center gap-2.5 border-ink border-t-2 pt-2 text-h3">
                  <Icon className="size-5 text-brand" />
                  <span>
                    {group.title} {group.claims ? <NoteMark ids={group.claims} about={group.title} /> : null}
                  </span>
                </h3>
                <ul className="mt-1 grid gap-1">
                  {group.items.map((item) => (
                    <li key={item.title} className="text-base leading-snug">
                      <strong className="font-semibold">{item.title}.</strong>{' '}
                      <span className="text-muted">
                        <Copy text={item.text} />
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        <div className="grid gap-3 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
          <Diary />
          <WeeklyNote />
        </div>
      </div>
    </HomeSection>
  );
}
