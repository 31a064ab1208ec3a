import type { Report } from './report';

const BLANK = '[Your answer]';

/** The questions that a website leaves open, as a FAQ page to fill in: Markdown, and schema.org `FAQPage` as JSON-LD. */
export function faqSkeleton({ unanswered, half }: Report): { markdown: string; jsonLd: string } {
  const questions = [...unanswered, ...half].map(({ question }) => question);
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: BLANK },
    })),
  };
  return {
    markdown: questions.map((question) => `### ${question}\n\n${BLANK}`).join('\n\n'),
    jsonLd: JSON.stringify(page, null, 2).replaceAll('<', '\\u003c'),
  };
}
