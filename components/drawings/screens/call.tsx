import { ChatBubble } from '@/components/site/chat-window';
import { type ScreenCall, screenLabels } from '@/lib/content/screens/screen';
import { ScreenFigure } from './screen-figure';

/** How loud the call is, from 0 to 1, in steps of its length. */
const levels = Array.from(
  { length: 72 },
  (_, at) => Math.abs(Math.sin(at * 0.7) * Math.sin(at * 0.23 + 1)) * 0.85 + 0.1,
);
const WAVE = levels.map((level, at) => `M${at * 4 + 2} ${24 - level * 20}v${level * 40}`).join('');

/** A call: its sound, and what is said, with the seconds. */
export const Call = ({ call: { from, time, lines }, caption }: { call: ScreenCall; caption: string }) => (
  <ScreenFigure caption={caption}>
    <div className="screen">
      <div className="grid gap-4 bg-night px-5 pt-5 pb-6 text-night-ink sm:px-8">
        <p className="flex justify-between gap-4">
          <span className="font-semibold">{from}</span>
          <span className="tabular-nums">{time}</span>
        </p>
        <svg aria-hidden="true" viewBox="0 0 288 48" preserveAspectRatio="none" className="h-16 w-full sm:h-24">
          <path d={WAVE} className="stroke-accent" strokeWidth={2} strokeLinecap="round" />
        </svg>
      </div>
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
