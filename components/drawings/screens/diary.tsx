import { type ScreenDiary, screenLabels } from '@/lib/content/screens/screen';
import { ScreenFigure } from './screen-figure';

/** Screen 4: some days of the diary at their real size. What the agent wrote is on marigold, with the hour it was taken. */
export function Diary({ diary, caption }: { diary: ScreenDiary; caption: string }) {
  const onDesk = (day: string) => (day === diary.mainDay ? '' : 'max-sm:hidden');
  return (
    <ScreenFigure caption={caption}>
      <div className="screen">
        <table className="w-full table-fixed border-collapse text-left tabular-nums">
          <caption className="sr-only">{screenLabels.legend}</caption>
          <thead>
            <tr className="border-ink border-b-2">
              <td className="w-18 sm:w-24" />
              {diary.days.map((day) => (
                <th
                  key={day}
                  scope="col"
                  className={`border-line border-l px-3 py-2.5 font-display font-semibold text-base sm:text-h3 ${onDesk(day)}`}
                >
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {diary.rows.map(({ time, entries }) => (
              <tr
                key={time}
                className={`border-line not-last:border-b ${entries[diary.mainDay] ? '' : 'max-sm:hidden'}`}
              >
                <th scope="row" className="px-3 py-2 align-top font-normal text-muted sm:px-4 sm:py-3">
                  {time}
                </th>
                {diary.days.map((day) => {
                  const entry = entries[day];
                  return (
                    <td key={day} className={`h-13 border-line border-l p-1 align-top sm:p-1.5 sm:h-20 ${onDesk(day)}`}>
                      {entry ? (
                        <p
                          className={`h-full rounded-sheet px-2.5 py-1 sm:py-1.5 ${entry.takenAt ? 'did' : 'bg-brand-soft'}`}
                        >
                          <span className="block font-semibold sm:text-base">{entry.text}</span>
                          {entry.takenAt ? (
                            <span className="block">
                              {screenLabels.taken} {entry.takenAt}
                            </span>
                          ) : null}
                        </p>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ScreenFigure>
  );
}
