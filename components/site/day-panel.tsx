type Moment = { time: string; text: string };

/** Some moments of a day, like a page of a diary. */
export function DayPanel({ title, day, note }: { title: string; day: readonly Moment[]; note: string }) {
  return (
    <section
      data-nosnippet
      aria-labelledby="day"
      className="self-start rounded-sheet bg-night text-night-ink shadow-sheet lg:col-span-6"
    >
      <h2 id="day" className="border-night-line border-b-2 px-5 pt-6 pb-4 text-h3 sm:px-7">
        {title}
      </h2>
      <ol className="ruled px-5 sm:px-7">
        {day.map((entry) => (
          <li key={entry.time} className="grid grid-cols-[4rem_1fr] gap-x-3 py-4">
            <time className="font-display font-semibold tabular-nums">{entry.time}</time>
            <p className="leading-snug">{entry.text}</p>
          </li>
        ))}
      </ol>
      <p className="border-night-line border-t-2 px-5 py-4 text-base text-night-muted sm:px-7">{note}</p>
    </section>
  );
}
