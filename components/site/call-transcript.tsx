type Call = { title: string; note: string; lines: readonly { who: string; text: string }[] };

/** A transcript of a phone call, labelled as an example and excluded from search snippets. */
export function CallTranscript({ call }: { call: Call }) {
  return (
    <figure data-nosnippet className="rounded-sheet bg-night text-night-ink shadow-sheet">
      <p className="border-night-line border-b-2 px-5 pt-5 pb-4 font-display font-semibold text-h3 sm:px-7">
        {call.title}
      </p>
      <ol className="ruled px-5 sm:px-7">
        {call.lines.map((line) => (
          <li key={line.text} className="grid grid-cols-[4.5rem_1fr] gap-x-3 py-3">
            <span className={`font-semibold ${line.who === 'Agent' ? 'text-accent' : 'text-night-muted'}`}>
              {line.who}
              <span className="sr-only">:</span>
            </span>
            <span className="leading-snug">{line.text}</span>
          </li>
        ))}
      </ol>
      <figcaption className="border-night-line border-t-2 px-5 py-4 text-base text-night-muted sm:px-7">
        {call.note}
      </figcaption>
    </figure>
  );
}
