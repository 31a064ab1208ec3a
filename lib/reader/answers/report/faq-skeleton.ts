import { escapeText } from 'entities';
import { escapeMarkdown } from '@/lib/text/escape-markdown';
import type { Report } from './report';

const BLANK = '[Your answer]';

/** A FAQ page to fill in, ready to copy. */
export interface FaqSkeleton {
  questions: string[];
  markdown: string;
  /** One `section` with native `details` elements, without styles or scripts. */
  html: string;
  /** schema.org `FAQPage`; safe inside a `script` element. */
  jsonLd: string;
}

/** Generates a FAQ page with blank answers to the questions that a report leaves open, and to the `added` ones. */
export function faqSkeleton({ unanswered, half }: Report, added: readonly string[]): FaqSkeleton {
  const open = [...unanswered, ...half].map(({ question }) => question);
  const questions = [...new Set([...open, ...added])];
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: BLANK },
    })),
  };
  const items = questions.map(
    (question) => `  <details>\n    <summary>${escapeText(question)}</summary>\n    <p>${BLANK}</p>\n  </details>`,
  );
  return {
    questions,
    markdown: questions.map((question) => `### ${escapeMarkdown(question)}\n\n${BLANK}`).join('\n\n'),
    html: ['<section>', '  <h2>Frequently asked questions</h2>', ...items, '</section>'].join('\n'),
    jsonLd: JSON.stringify(page, null, 2).replaceAll('<', '\\u003c'),
  };
}
