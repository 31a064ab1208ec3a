import type { Editor } from '@tiptap/core';
import { type Command, commands, type Dialogs, isPossible } from './commands';

const offered = commands.filter(({ isInline }) => !isInline);

/** The commands of the menu that match what was typed behind "/", those whose name begins with it first; in a cell, those for words. */
export function findCommands(query: string, editor: Editor): Command[] {
  const typed = query.toLowerCase();
  const begins = ({ label }: Command) => Number(label.toLowerCase().startsWith(typed));
  return offered
    .filter((command) => isPossible({ ...command, isBelow: false }, editor))
    .filter(({ label, words }) => ` ${label} ${words}`.toLowerCase().includes(` ${typed}`))
    .sort((a, b) => begins(b) - begins(a));
}

export type ShownMenu = { items: Command[]; chosen: number; left: number; top: number };

/** The state of the menu that "/" opens at the start of a line. */
export class SlashMenuStore {
  shown: ShownMenu | undefined;
  choose: (command: Command) => void = () => undefined;
  private notify: (shown: ShownMenu | undefined) => void = () => undefined;

  constructor(readonly dialogs: () => Dialogs) {}

  /** Calls `notify` after each change; one component shows the menu. */
  onChange(notify: (shown: ShownMenu | undefined) => void): void {
    this.notify = notify;
  }

  /** Opens, changes or closes the menu. */
  show(shown: ShownMenu | undefined, editor: Editor) {
    this.shown = shown;
    const { dom } = editor.view;
    if (shown) dom.setAttribute('aria-activedescendant', `slash-${shown.chosen}`);
    else dom.removeAttribute('aria-activedescendant');
    this.notify(shown);
  }

  /** Runs the command of an entry. */
  pick(index: number): void {
    const command = this.shown?.items[index];
    if (command) this.choose(command);
  }

  /** Handles a key while the menu is open; false for keys that are not for it. */
  onKeyDown(key: string, editor: Editor): boolean {
    const { shown } = this;
    if (!shown) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const { length } = shown.items;
    if (step) this.show({ ...shown, chosen: (shown.chosen + step + length) % length }, editor);
    else if (key === 'Escape') this.show(undefined, editor);
    else if (key === 'Enter' || key === 'Tab') this.pick(shown.chosen);
    else return false;
    return true;
  }
}
