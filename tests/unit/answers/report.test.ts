import { describe, expect, it } from 'vitest';
import { faqSkeleton } from '@/lib/answers/faq-skeleton';
import { intentsFor, tradesOf } from '@/lib/answers/intents';
import { reportOn, suggestedQuestions } from '@/lib/answers/report';
import { reportAsMarkdown } from '@/lib/answers/report-markdown';
import { tradesOfSite } from '@/lib/answers/trades-of-site';
import { agents } from '@/lib/content/agents/catalogue';
import { businessTypes, industryValues } from '@/lib/industries';
import { escapeHtml } from '@/lib/text/escape-html';
import { harbour } from './site';

const report = reportOn(harbour(), { industry: 'other' });
const ids = (entries: { intent: string }[]) => entries.map(({ intent }) => intent);

describe('reportOn', () => {
  it('tells what is answered, half answered and not answered', () => {
    expect(ids(report.answered)).toEqual(
      expect.arrayContaining(['phone', 'email', 'address', 'parking', 'wifi', 'ensuite']),
    );
    expect(ids(report.unanswered)).toEqual(expect.arrayContaining(['pool', 'lift', 'gym']));
    expect(report.answered.length + report.half.length + report.unanswered.length).toBe(report.asked);
    expect(report.answered.every(({ quotes }) => quotes.length > 0)).toBe(true);
  });

  it('suggests questions that the site answers', () => {
    const answered = report.answered.map(({ question }) => question);
    const suggested = suggestedQuestions(report);
    expect(suggested).toHaveLength(6);
    expect(answered).toEqual(expect.arrayContaining(suggested));
  });

  it('finds out the trade where nobody says it', () => {
    expect(tradesOfSite(harbour().index)).toContain('stay');
  });
});

describe('faqSkeleton', () => {
  it('holds every open question, as Markdown, as HTML and as JSON-LD that is safe in a script element', () => {
    const { markdown, html, jsonLd } = faqSkeleton(report);
    const open = [...report.unanswered, ...report.half].map(({ question }) => question);
    for (const question of open) expect(markdown).toContain(`### ${question}`);
    for (const question of open) expect(html).toContain(`<summary>${escapeHtml(question)}</summary>`);
    expect(JSON.parse(jsonLd)).toMatchObject({ '@type': 'FAQPage' });
    expect(JSON.parse(jsonLd).mainEntity).toHaveLength(open.length);
    expect(jsonLd).not.toContain('<');
  });
});

describe('reportAsMarkdown', () => {
  it('begins with the figure and quotes the proof with its link', () => {
    const markdown = reportAsMarkdown(report, 'Harbour House');
    expect(markdown).toContain(
      `Your website answers ${report.answered.length} of the ${report.asked} questions customers ask a guesthouse.`,
    );
    expect(markdown).toContain('https://harbour.example/#:~:text=There%20is%20free%20parking%20behind%20the%20house.');
    expect(markdown).toContain('## Not answered');
  });
});

describe('intentsFor', () => {
  it.each([
    ...industryValues.map((industry) => ({ industry })),
    ...businessTypes.map((businessType) => ({ businessType })),
    ...agents.map(({ slug }) => ({ agent: slug })),
  ])('has the questions of $industry$businessType$agent, each once', (subject) => {
    const questions = intentsFor(tradesOf(subject)).map(({ question }) => question);
    expect(questions.length).toBeGreaterThanOrEqual(15);
    expect(questions.length).toBeLessThanOrEqual(40);
    expect(new Set(questions).size).toBe(questions.length);
  });
});
