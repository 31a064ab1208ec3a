'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { ChatLine } from '@/lib/content/home/demo';
import { ConversationView } from './conversation-view';

/** The duration of the playback: the question appears at once, the last answer at the end. */
const PLAY_MS = 3_000;

/** When a line appears, in ms: all but the first follow one another, the last one at the end. */
const lineTime = (index: number, count: number) => (index <= 1 ? 0 : (PLAY_MS * (index - 1)) / (count - 2));

/** How many lines are visible, whether the conversation is playing, and a function that starts it. */
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

/**
 * A demo conversation: it appears line by line when played. Pending lines reserve their space, so the layout does not shift; without
 * JavaScript all lines are visible.
 */
export function DemoConversation({ lines, icon }: { lines: readonly ChatLine[]; icon: ReactNode }) {
  const { shown, playing, play } = usePlayback(lines.length);
  return <ConversationView lines={lines} icon={icon} shown={shown} playing={playing} onPlay={play} />;
}
