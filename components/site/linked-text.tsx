import type { ReactNode } from 'react';
import { telUrl } from '@/lib/text/tel-url';

const kinds = [
  { pattern: String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`, url: (text: string) => `mailto:${text}` },
  { pattern: String.raw`\bwww(?:\.[\w-]+)+`, url: (text: string) => `https://${text}` },
  { pattern: String.raw`\+\d[\d ()-]{6,}\d`, url: telUrl },
  { pattern: String.raw`\bArticle \d+(?:\(\w+\))*`, url: undefined },
];
const ANY = new RegExp(`(${kinds.map(({ pattern }) => pattern).join('|')})`);

function Special({ text }: { text: string }) {
  const kind = kinds.find(({ pattern }) => new RegExp(`^${pattern}$`).test(text));
  if (!kind?.url) return <span className="whitespace-nowrap">{text}</span>;
  return (
    <a href={kind.url(text)} data-address="" className="link wrap-anywhere">
      {text}
    </a>
  );
}

/** Text whose e-mail and web addresses and telephone numbers are links. References such as "Article 6(1)(b)" stay on one line. */
export function LinkedText({ text }: { text: string }): ReactNode {
  const pieces = text.split(ANY);
  if (pieces.length === 1) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed sentence never change places
  return pieces.map((piece, index) => (index % 2 ? <Special key={index} text={piece} /> : piece));
}
