import { DayEntries } from '@/components/agents/diary/day-entries';
import { type ScreenDiary, screenLabels } from '@/lib/content/screens/screen';
import { ScreenFigure } from './screen-figure';

/** The hour of an entry beside it. */
const beside = {
  always: '[&_li>div]:flex [&_li>div]:flex-wrap [&_li>div]:justify-between',
  onDesks: '@md:[&_li>div]:flex @md:[&_li>div]:flex-wrap @md:[&_li>div]:justify-between',
};

/** Screen 4: some days of the diary. What was asked for overnight is in yellow, with the hour. Where there is no room for three, only that day is shown. */
export function Diary({
  diary: { days, mainDay },
  caption,
  isShort = false,
}: {
  diary: ScreenDiary;
  caption: string;
  /** Whether each entry and its hour fit on one line of a phone; otherwise the hour of each is below it there. */
  isShort?: boolean;
}) {
  return (
    <ScreenFigure caption={caption}>
      <div className="screen @container">
        <div className="grid gap-x-8 px-4 py-3 @3xl:grid-cols-3 @3xl:p-7">
          {days.map(({ name, entries }) => (
            <div
              key={name}
              className={`grid content-start gap-3 ${isShort ? beside.always : beside.onDesks} [&_li]:grid-cols-[2.75rem_minmax(0,1fr)] [&_li]:gap-x-2 @max-3xl:[&_li]:py-1 ${name === mainDay ? '' : '@max-3xl:hidden'}`}
            >
              <p className="font-display font-semibold text-h3">{name}</p>
              <DayEntries entries={entries} timeZone="UTC">
                {({ askedAt }) =>
                  askedAt ? (
                    <p className="did w-fit whitespace-nowrap px-2 text-base tabular-nums">
                      {screenLabels.asked(askedAt)}
                    </p>
                  ) : null
                }
              </DayEntries>
            </div>
          ))}
        </div>
      </div>
    </ScreenFigure>
  );
}
