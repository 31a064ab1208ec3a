import { type ScreenDiary, screenLabels } from '@/lib/content/screens/screen';
import { ScreenFigure } from './screen-figure';

/** Screen 4: some days of the diary at their real size. What the agent wrote is on marigold, with the hour it was taken. */
export function Diary({ diary, caption }: { diary: ScreenDiary; caption: string }) {
  const onDesk = (day: string) => (day === diary.mainDay ? {} : { className: 'max-sm:hidden' });
  return (
    <ScreenFigure caption={caption}>
      <div className="screen">
        <table className="diary">
          <caption className="sr-only">{screenLabels.legend}</caption>
          <thead>
            <tr>
              <td />
              {diary.days.map((day) => (
                <th key={day} scope="col" {...onDesk(day)}>
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {diary.rows.map(({ time, entries }) => (
              <tr key={time} {...(entries[diary.mainDay] ? {} : { className: 'max-sm:hidden' })}>
                <th scope="row">{time}</th>
                {diary.days.map((day) => {
                  const entry = entries[day];
                  return (
                    <td key={day} {...onDesk(day)}>
                      {entry ? (
                        <p {...(entry.takenAt ? { className: 'did' } : {})}>
                          <b>{entry.text}</b>
                          {entry.takenAt ? (
                            <span>
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
