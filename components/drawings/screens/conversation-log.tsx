import { ChatBubble } from '@/components/site/chat-window';
import type { ScreenLog } from '@/lib/content/screens/screen';
import { ScreenBar, ScreenFigure } from './screen-figure';

/** Screen 2: the log of all conversations, with one open and a line being corrected. On a phone only the open one is shown. */
export function ConversationLog({ log, caption }: { log: ScreenLog; caption: string }) {
  const open = log.days[0];
  return (
    <ScreenFigure caption={caption}>
      <div className="screen">
        <ScreenBar>{log.title}</ScreenBar>
        <div className="grid sm:grid-cols-[17rem_minmax(0,1fr)]">
          <ol className="border-line sm:border-r max-sm:hidden">
            {log.days.map((entry) => (
              <li
                key={entry.who + entry.time}
                className={`border-line border-b px-4 py-3 ${entry === open ? 'bg-brand-soft' : ''}`}
              >
                <p className="flex justify-between gap-2">
                  <span className="font-semibold">{entry.who}</span>
                  <span className="text-muted tabular-nums">{entry.time}</span>
                </p>
                <p className="truncate">{entry.about}</p>
                <p className={entry.isForOwner ? 'font-semibold text-brick' : 'text-muted'}>{entry.state}</p>
              </li>
            ))}
          </ol>
          <div className="grid content-start gap-3 p-4 sm:p-6">
            {open ? (
              <p className="flex justify-between gap-3 text-muted sm:hidden">
                <span>{open.who}</span>
                <span className="tabular-nums">{open.time}</span>
              </p>
            ) : null}
            <ol className="grid gap-2">
              {log.lines.map((line) => (
                <ChatBubble key={line.text} {...line} />
              ))}
            </ol>
            {log.correction ? (
              <div className="mt-1 rounded-sheet border-2 border-brand p-3 sm:ml-6 sm:p-4">
                <p className="font-semibold text-brand">{log.correction.button}</p>
                <p className="mt-2 rounded-sheet border border-control bg-paper px-3 py-2 text-base">
                  {log.correction.text}
                </p>
                <p className="did mt-3 px-3 py-1.5 font-semibold">{log.correction.done}</p>
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </ScreenFigure>
  );
}
