'use client';

import { useEffect, useState } from 'react';
import type { ShownMenu, SlashMenuStore } from './slash-menu-store';

/** The menu: the text keeps the focus, and names the chosen entry as its active descendant. */
export function SlashMenu({ store }: { store: SlashMenuStore }) {
  const [shown, setShown] = useState<ShownMenu>();
  useEffect(() => store.onChange(setShown), [store]);
  if (!shown) return null;
  return (
    <div role="listbox" aria-label="Insert" className="rich-text-menu" style={{ left: shown.left, top: shown.top }}>
      {shown.items.map(({ label, icon: Icon }, index) => (
        <div
          key={label}
          id={`slash-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === shown.chosen}
          onPointerDown={(event) => {
            event.preventDefault();
            store.pick(index);
          }}
        >
          <Icon className="size-4.5" />
          {label}
        </div>
      ))}
    </div>
  );
}
