'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { week } from '@/lib/content/pages/rota';

/** The hours at the quarters of a day. */
const hourMarks = [0, 6, 12, 18];

const legend = [
  ['open', 'bg-brand'],
  ['closed', 'bg-line'],
  ['agent', 'bg-accent'],
] as const;

const hours = Array.from({ length: 25 }, (_, hour) => hour);

/** Whole numbers from a select of hours or of days. */
function Choice({
  name,
  label,
  value,
  options,
  onChoose,
}: {
  name: string;
  label: string;
  value: number;
  options: readonly (readonly [value: number, label: string])[];
  onChoose: (value: number) => void;
}) {
  return (
    <Field label={label} name={name} idPrefix="rota">
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/**
 * A week as a rota: a bar of twenty-four hours per day with the staffed hours filled in, above the hours of an AI employee. With
 * JavaScript, visitors put in their own hours. A sentence says the same in words.
 */
export function WeekRota() {
  const [opensAt, setOpensAt] = useState(week.opensAt);
  const [closes, setCloses] = useState(week.closesAt);
  const [chosen, setChosen] = useState(week.shopDays);
  const closesAt = Math.max(closes, opensAt + 1);
  const open = week.openDays[chosen]?.[1] ?? [];
  const asTimes = (from: number, to: number) => hours.slice(from, to).map((hour) => [hour, `${hour}:00`] as const);
  return (
    <figure className="rounded-sheet border border-line bg-card p-5 shadow-sheet sm:p-7">
      <div className="needs-script mb-6 grid gap-4 sm:grid-cols-3">
        <Choice
          name="opens"
          label={week.labels.opensAt}
          value={opensAt}
          options={asTimes(0, 24)}
          onChoose={setOpensAt}
        />
        <Choice
          name="closes"
          label={week.labels.closesAt}
          value={closesAt}
          options={asTimes(opensAt + 1, 25)}
          onChoose={setCloses}
        />
        <Choice
          name="days"
          label={week.labels.days}
          value={chosen}
          options={week.openDays.map(([label], index) => [index, label])}
          onChoose={setChosen}
        />
      </div>
      <div aria-hidden="true" className="grid grid-cols-[3rem_1fr] gap-y-1.5 tabular-nums">
        <span />
        <div className="mb-1 grid h-6 grid-cols-4 text-base text-muted">
          {hourMarks.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        {week.days.map((day) => (
          <div key={day} className="contents">
            <span className="text-base leading-8">{day}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 32"
              preserveAspectRatio="none"
              className="h-8 w-full forced-color-adjust-none"
            >
              <rect width={24} height={18} className="fill-line" />
              {open.includes(day) ? (
                <rect x={opensAt} width={closesAt - opensAt} height={18} className="fill-brand" />
              ) : null}
              <rect y={20} width={24} height={8} className="fill-accent" />
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="mt-5 border-line border-t pt-3 text-base">
        <p role="status" className="text-h3">
          {week.sum(open.length * (closesAt - opensAt))}
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {legend.map(([name, colour]) => (
            <li key={name} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-4 rounded-[3px] forced-color-adjust-none ${colour}`} />
              {week.legend[name]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
