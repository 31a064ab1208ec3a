import type { ReactNode } from 'react';
import { ChatBubble, ChatWindow } from '@/components/site/chat-window';
import { Button } from '@/components/ui/button';
import type { ChatLine } from '@/lib/content/home/demo';

type Props = {
  lines: readonly ChatLine[];
  icon: ReactNode;
  /** How many lines are visible. */
  shown?: number;
  playing?: boolean;
  onPlay?: () => void;
};

function playLabel(playing: boolean, finished: boolean) {
  if (playing) return 'Responding…';
  return finished ? 'Play again' : 'Play';
}

/** A conversation of the demo, by default before it is played. */
export function ConversationView({ lines, icon, shown = 1, playing = false, onPlay }: Props) {
  const finished = shown === lines.length;
  return (
    <ChatWindow
      title="AI assistant"
      footer={
        <div className="needs-script border-line border-t bg-card px-4 py-3">
          <Button
            className="aria-disabled:cursor-progress aria-disabled:opacity-60"
            size="sm"
            variant={finished ? 'quiet' : 'primary'}
            // Not `disabled`: a disabled button would lose the keyboard's focus.
            aria-disabled={playing || undefined}
            onClick={playing ? undefined : onPlay}
          >
            {playing ? null : icon}
            {playLabel(playing, finished)}
          </Button>
        </div>
      }
    >
      {lines.map((line, index) => (
        <ChatBubble key={line.text} {...line} className={index < shown ? '' : 'pending-line'} />
      ))}
    </ChatWindow>
  );
}
