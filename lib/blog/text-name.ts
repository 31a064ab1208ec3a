import { plainText } from './derived-columns';

const LONGEST = 60;

/** What a text is called in a list: its title, or its first words. */
export function nameOfText({ title, content }: { title: string; content: string }): string {
  const name = title.trim() || plainText(content.slice(0, 2_000));
  if (!name) return 'No words yet';
  if (name.length <= LONGEST) return name;
  const cut = name.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1).trim() || cut}…`;
}
