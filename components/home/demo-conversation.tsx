'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { ScreenLine } from '@/lib/content/screens/screen';
import { ConversationView } from './conversation-view';

/** The duration of the playback: the answer appears at its end. */
const PLAY_MS = 3_000;

type Playback = 'idle' | 'playing' | 'played';

const announcementOf = (playback: Playback, answer: string) =>
  ({ idle: '', playing: 'Responding…', played: `AI employee: ${answer}` })[playback];

/**
 * A demo conversation. Playing it hides the answer for three seconds, as if it was being written, and keeps its space, so that the
 * layout does not shift. Screen readers hear that it responds, and then the answer.
 */
export function DemoConversation({ lines, icon }: { lines: readonly ScreenLine[]; icon: ReactNode }) {
  const [playback, setPlayback] = useState<Playback>('idle');
  useEffect(() => {
    if (playback !== 'playing') return;
    const end = setTimeout(() => setPlayback('played'), PLAY_MS);
    return () => clearTimeout(end);
  }, [playback]);
  return (
    <ConversationView
      lines={lines}
      icon={icon}
      playing={playback === 'playing'}
      announcement={announcementOf(playback, lines.at(-1)?.text ?? '')}
      onPlay={() => setPlayback('playing')}
    />
  );
}
