import type { ReactNode } from 'react';
import { ChatBubble, ChatWindow } from '@/components/site/chat-window';
import { Button } from '@/components/ui/button';
import type { ScreenLine } from '@/lib/content/screens/screen';

type Props = {
  lines: readonly ScreenLine[];
  icon: ReactNode;
  playing?: boolean;
  /** What screen readers announce. */
  announcement?: string;
  onPlay?: () => void;
};

/** A conversation of the demo: written in full, except for its answer while it is played. */
export function ConversationView({ lines, icon, playing = false, announcement, onPlay }: Props) {
  return (
    <ChatWindow
      title="AI assistant"
      footer={
        <div className="needs-script border-line border-t px-4 py-2">
          <Button
            className="aria-disabled:cursor-progress aria-disabled:opacity-60"
            size="sm"
            variant="quiet"
            // Not `disabled`: a disabled button would lose the keyboard's focus.
            aria-disabled={playing || undefined}
            onClick={playing ? undefined : onPlay}
          >
            {playing ? null : icon}
            {playing ? 'Responding…' : 'Play'}
          </Button>
          <p role="status" className="sr-only">
            {announcement}
          </p>
        </div>
      }
    >
      {lines.map((line, index) => (
        <ChatBubble
          key={line.text}
          {...line}
          className={`lg:px-4 lg:py-2.5 lg:text-body ${playing && index === lines.length - 1 ? 'pending-line' : ''}`}
        />
      ))}
    </ChatWindow>
  );
}
