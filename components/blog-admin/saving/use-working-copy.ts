'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WorkingCopy } from '@/lib/blog/working-copies';
import { SECOND_MS } from '@/lib/time';
import { dropWorkingCopy, storeWorkingCopy } from '../client/api-client';
import { deleteOwnDraft, writeLocalDraft } from './local-draft';
import type { PostDraft } from './use-post-draft';

const PAUSE_MS = 3 * SECOND_MS;
const RETRY_MS = 15 * SECOND_MS;

/**
 * Stores unsaved text on the site every few seconds, so that another device goes on where this one stopped. `opened` is what the
 * site has of this post.
 */
export function useWorkingCopy(draft: PostDraft, opened: WorkingCopy | undefined) {
  const { base, fields, isDirty } = draft;
  const isShown = opened !== undefined && opened.version === base?.version;
  const [stored, setStored] = useState(isShown ? fields : undefined);
  /** What another device has written, or wrote for an older version of the post. */
  const [elsewhere, setElsewhere] = useState(isShown ? undefined : opened);
  const holding = useRef({ id: opened?.id ?? '', seq: isShown ? opened.seq : 0, holder: '' });
  const sending = useRef<Promise<void>>(undefined);
  const retryAt = useRef(0);

  /** The holding of the post in the editor. */
  function current() {
    const { id, holder } = holding.current;
    // Before the first save, an id of its own.
    const wanted = base?.id ?? (id || crypto.randomUUID());
    if (wanted !== id) holding.current = { id: wanted, seq: 0, holder };
    holding.current.holder ||= crypto.randomUUID();
    return holding.current;
  }

  async function send(sent: typeof fields) {
    const own = current();
    const result = await storeWorkingCopy({ ...own, version: base?.version, fields: sent });
    if (own !== holding.current) return;
    if (result.kind === 'stored') {
      own.seq = result.seq;
      setStored(sent);
      if (draft.isLatest(sent)) deleteOwnDraft(base?.id);
      if (!base) window.history.replaceState(null, '', `/blog-admin?edit=${own.id}`);
    } else if (result.kind === 'elsewhere') setElsewhere(result.current);
    else retryAt.current = Date.now() + RETRY_MS;
  }

  const store = useEffectEvent(async () => {
    if (!isDirty || stored === fields || elsewhere || sending.current || Date.now() < retryAt.current) return;
    sending.current = send(fields).finally(() => {
      sending.current = undefined;
    });
    await sending.current;
  });

  useEffect(() => {
    const timer = setInterval(() => void store(), PAUSE_MS);
    const onHidden = () => document.hidden && void store();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);

  return {
    /** Whether the site has the text as it is here. */
    isStored: stored === fields,
    /** Who wrote the text that is shown, and when, until it is changed. */
    resumed: isShown && isDirty && stored === fields && holding.current.seq === opened.seq ? opened : undefined,
    elsewhere,
    /** The working copy that a save makes superfluous, once no write is under way. */
    async settle() {
      await sending.current;
      return current();
    },
    /** Goes on here. What was written elsewhere stays in this browser. */
    takeOver() {
      if (!elsewhere) return;
      writeLocalDraft(base?.id, elsewhere.version, elsewhere.fields, crypto.randomUUID());
      holding.current = { ...current(), seq: elsewhere.seq };
      setElsewhere(undefined);
      if (!isDirty) void dropWorkingCopy(holding.current);
    },
    /** Goes on with what was written elsewhere. What was written here stays in this browser. */
    takeTheirs() {
      if (!elsewhere) return;
      if (isDirty) writeLocalDraft(base?.id, base?.version, fields, crypto.randomUUID());
      holding.current = { ...current(), seq: elsewhere.seq };
      draft.load(elsewhere.fields);
      setElsewhere(undefined);
    },
    /** Leaves the post for another: what is stored of it stays, or is discarded. */
    leave(isDiscarded: boolean) {
      const own = holding.current;
      if (isDiscarded && (own.seq > 0 || sending.current))
        void Promise.resolve(sending.current).then(() => dropWorkingCopy(own));
      holding.current = { id: '', seq: 0, holder: own.holder };
      setStored(undefined);
      setElsewhere(undefined);
    },
  };
}

export type WorkingCopyState = ReturnType<typeof useWorkingCopy>;
