'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { Holding } from '@/lib/blog/working-copies';
import { SECOND_MS } from '@/lib/time';
import { dropWorkingCopy, storeWorkingCopy } from '../client/api-client';
import { type Desk, isDirty, isUnstored } from './desk';
import type { DeskStore } from './use-desk';

const PAUSE_MS = 3 * SECOND_MS;
const RETRY_MS = 15 * SECOND_MS;

const holdingOf = ({ id, seq, holder }: Desk): Holding => ({ id, seq, holder });

/** Stores unsaved text on the site every few seconds, so that another device goes on where this one stopped. */
export function useWorkingCopy({ dispatch, latest }: DeskStore) {
  const sending = useRef<Promise<void>>(undefined);
  /** How often the working copy was let go; a response to an earlier request is of no interest. */
  const releases = useRef(0);
  const retryAt = useRef(0);

  async function send(sent: Desk) {
    const before = releases.current;
    const result = await storeWorkingCopy({ ...holdingOf(sent), version: sent.base?.version, fields: sent.fields });
    if (releases.current !== before) return;
    if (result.kind === 'stored') dispatch({ type: 'copyStored', fields: sent.fields, seq: result.seq });
    else if (result.kind === 'elsewhere') dispatch({ type: 'copyElsewhere', current: result.current });
    else retryAt.current = Date.now() + RETRY_MS;
  }

  const store = useEffectEvent(() => {
    const desk = latest();
    // Not during a save, after which it would be a copy of what is saved.
    if (!isUnstored(desk) || desk.elsewhere || desk.isSaving || sending.current || Date.now() < retryAt.current) return;
    sending.current = send(desk).finally(() => {
      sending.current = undefined;
    });
  });

  useEffect(() => {
    const timer = setInterval(() => store(), PAUSE_MS);
    const onHidden = () => document.hidden && store();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);

  return {
    /** The working copy that a save makes superfluous, once no write is under way. */
    async settle(): Promise<Holding> {
      await sending.current;
      return holdingOf(latest());
    },
    /** Goes on here. What was written elsewhere stays in this browser. */
    takeOver() {
      dispatch({ type: 'mineChosen' });
      if (!isDirty(latest())) void dropWorkingCopy(holdingOf(latest()));
    },
    /** Lets go of the working copy before the text is left or discarded: what the site has stays, or is discarded too. */
    release(isDiscarded: boolean) {
      const own = latest();
      const under = sending.current;
      releases.current += 1;
      if (isDiscarded && (own.seq > 0 || under))
        void Promise.resolve(under).then(() => dropWorkingCopy(holdingOf(own)));
    },
  };
}
