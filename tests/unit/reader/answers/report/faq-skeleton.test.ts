import { escapeText } from 'entities';
import { describe, expect, it } from 'vitest';
import { faqSkeleton } from '@/lib/reader/answers/report/faq-skeleton';
import { reportOn } from '@/lib/reader/answers/report/report';
import { harbour } from '../site';

const report = reportOn(harbour(), { industry: 'other' });

describe('faqSkeleton', () => {
  it('contains every open question as Markdown, HTML, and JSON-LD that is safe in a script element', () => {
    const { markdown, html, jsonLd } = faqSkeleton(report, []);
    const open = [...report.unanswered, ...report.half].map(({ question }) => question);
    for (const question of open) expect(markdown).toContain(`### ${question}`);
    for (const question of open) expect(html).toContain(`<summary>${escapeText(question)}</summary>`);
    expect(JSON.parse(jsonLd)).toMatchObject({ '@type': 'FAQPage' });
    expect(JSON.parse(jsonLd).mainEntity).toHaveLength(open.length);
    expect(jsonLd).not.toContain('<');
  });

  it('contains the questions that the visitor added, each once and as text', () => {
    const { questions, markdown, html, jsonLd } = faqSkeleton(report, ['Is <b>it</b> open?', 'Is <b>it</b> open?']);
    expect(questions.at(-1)).toBe('Is <b>it</b> open?');
    expect(questions).toHaveLength(report.unanswered.length + report.half.length + 1);
    expect(markdown).toContain('### Is \\<b\\>it\\</b\\> open?');
    expect(html + jsonLd).not.toContain('<b>');
  });
});
