'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ChatBubble, ChatWindow } from '@/components/site/chat-window';
import { Button } from '@/components/ui/button';
import type { ChatLine } from '@/lib/content/home/demo';

/** A playing demo takes three seconds: the question comes at once, the answer at the end. */
const PLAY_MS = 3_000;

/** Which lines are shown `at` a moment of the play: all but the first come one after the other, the last at its end. */
const lineTime = (index: number, count: number) => (index <= 1 ? 0 : (PLAY_MS * (index - 1)) / (count - 2));

/** How many lines of the conversation are shown, whether it is playing, and what starts it. */
function usePlayback(count: number) {
  const [shown, setShown] = useState(1);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timers = Array.from({ length: count }, (_, index) =>
      setTimeout(() => setShown(index + 1), lineTime(index, count)),
    );
    const end = setTimeout(() => setPlaying(false), PLAY_MS);
    return () => {
      for (const timer of [...timers, end]) clearTimeout(timer);
    };
  }, [playing, count]);
  return { shown, playing, play: () => setPlaying(true) };
}

function playLabel(playing: boolean, finished: boolean) {
  if (playing) return 'Responding…';
  return finished ? 'Play again' : 'Play';
}

/**
 * A conversation that appears line by line when played. Lines that have not come yet keep their room, so nothing jumps;
 * without JavaScript all of them can be read.
 */
export function DemoConversation({ lines, icon }: { lines: readonly ChatLine[]; icon: ReactNode }) {
  const { shown, playing, play } = usePlayback(lines.length);
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
            onClick={playing ? undefined : play}
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
