import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';

/** Renders the component again after each change of the editor: text, selection or focus. */
export function useEditorState(editor: Editor | undefined): void {
  useSyncExternalStore(
    (notify) => {
      editor?.on('transaction', notify);
      return () => void editor?.off('transaction', notify);
    },
    () => editor?.state,
    () => undefined,
  );
}
