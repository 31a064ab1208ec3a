import { escapeText } from 'entities';
import type { FactText } from '../../facts/owner/owner-facts';
import type { OwnerKind } from '../../facts/owner/owner-kinds';
import type { FactPage } from '../../facts/shared/fact-types';
import { readAnswerPage } from './answer-page';
import type { AnswerPage } from './page';

/** The lines of a text as a list, so that none is the label of the next. */
const list = (text: string): string =>
  `<ul>${text
    .split('\n')
    .map((line) => `<li>${escapeText(line)}</li>`)
    .join('')}</ul>`;

/** A statement as a website would make it. */
const asHtml: Record<OwnerKind, (statement: FactText) => string> = {
  openingHours: ({ heading, text }) =>
    `<h2>${escapeText(heading || 'Opening hours')}</h2>${list(text.replaceAll('; ', '\n'))}`,
  phones: ({ heading, text }) => `<p>${escapeText(`${heading || 'Telephone'}: ${text}`)}</p>`,
  emails: ({ text }) => `<p>${escapeText(`E-mail: ${text}`)}</p>`,
  addresses: ({ text }) => `<address>${escapeText(text)}</address>`,
  prices: ({ heading, text }) => `<h2>${escapeText(heading || 'Prices')}</h2>${list(text)}`,
  services: ({ heading, text }) => `<h2>${escapeText(heading || 'Services')}</h2>${list(text)}`,
  people: ({ text }) => {
    const [name = '', ...role] = text.split('\n');
    return `<h2>Team</h2><h3>${escapeText(name)}</h3><p>${escapeText(role.join(' '))}</p>`;
  },
  questions: ({ text }) => {
    const [question = '', ...answer] = text.split('\n');
    return `<h2>${escapeText(question)}</h2><p>${escapeText(answer.join(' '))}</p>`;
  },
};

/** A statement as a website would make it, in HTML. */
export const toldHtml = (statement: FactText): string => asHtml[statement.kind](statement);

/** Of a path that no website has, and that says that the business is described there (isOwnPage). */
const PATH = '/contact/as-the-business-says';

/** A page with what a business states itself. It is in the language of the website, whose other pages would not be read beside it. */
export function toldPages(
  statements: readonly FactText[],
  lines: readonly string[],
  home: Pick<FactPage, 'url' | 'title' | 'language'> | undefined,
): AnswerPage[] {
  if (statements.length === 0) return [];
  const stated = statements.map(toldHtml);
  const body = [...stated, ...lines.map((line) => `<p>${escapeText(line)}</p>`)].join('\n');
  const html = `<html><head><title>${escapeText(home?.title ?? '')}</title></head><body><main>${body}</main></body></html>`;
  const page = readAnswerPage(html, new URL(PATH, home?.url ?? 'https://business.invalid/').href);
  return page ? [{ ...page, language: home?.language, isTold: true }] : [];
}
