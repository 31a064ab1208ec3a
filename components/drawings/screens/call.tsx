import { ChatBubble } from '@/components/site/chat-window';
import { type ScreenCall, screenLabels } from '@/lib/content/screens/screen';
import { ScreenFigure } from './screen-figure';

/** A call as its transcript, with the seconds. */
export const Call = ({ call: { from, time, lines }, caption }: { call: ScreenCall; caption: string }) => (
  <ScreenFigure caption={caption}>
    <div className="screen">
      <p className="flex justify-between gap-4 bg-night px-5 py-4 text-night-ink sm:px-8">
        <span className="font-semibold">{from}</span>
        <span className="tabular-nums">{time}</span>
      </p>
      <ol className="grid gap-2 bg-paper p-4 sm:p-7" aria-label={screenLabels.agent}>
        {lines.map(({ at, ...line }) => (
          <li key={at} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-baseline gap-2">
            <span className="text-muted tabular-nums">{at}</span>
            <ol className="grid">
              <ChatBubble {...line} />
            </ol>
          </li>
        ))}
      </ol>
    </div>
  </ScreenFigure>
);
