/** What a toast says. */
export type Notice = {
  title: string;
  text?: string;
  tone?: 'success' | 'error';
  /** False if the page announces the same in an alert, so that screen readers read it only once. */
  announced?: boolean;
  /** An action, such as Undo. */
  action?: { label: string; onSelect: () => void };
};
