import { Check } from '@/components/ui/icons';
import type { ScreenSteps } from '@/lib/content/screens/screen';
import { ScreenBar, ScreenFigure } from './screen-figure';

/** The set-up of an agent as a list that is ticked off. */
export const SetUp = ({ setUp: { title, steps }, caption }: { setUp: ScreenSteps; caption: string }) => (
  <ScreenFigure caption={caption}>
    <div className="screen">
      <ScreenBar>{title}</ScreenBar>
      <ol className="divide-y divide-line px-5 sm:px-8">
        {steps.map(({ at, done }) => (
          <li
            key={at}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[auto_6.5rem_minmax(0,1fr)]"
          >
            <Check className="mt-1 size-5 text-brand" />
            <span className="text-muted tabular-nums">{at}</span>
            <span className="max-sm:col-start-2">{done}</span>
          </li>
        ))}
      </ol>
    </div>
  </ScreenFigure>
);
