import { describe, expect, it } from 'vitest';
import { reportOn } from '@/lib/reader/answers/report/report';
import { reportAsMarkdown } from '@/lib/reader/answers/report/report-markdown';
import { harbour } from '../site';

const report = reportOn(harbour(), { industry: 'other' });

describe('reportAsMarkdown', () => {
  it('starts with the figure, and links each quote', () => {
    const markdown = reportAsMarkdown(report, { site: 'Harbour House', added: [] });
    expect(markdown).toContain(
      `Your website answers ${report.answered.length} of the ${report.asked} questions customers ask a guesthouse.`,
    );
    expect(markdown).toContain('https://harbour.example/#:~:text=There%20is%20free%20parking%20behind%20the%20house.');
    expect(markdown).toContain('## Missing');
    expect(markdown).not.toContain('## Your own questions');
  });

  it('notes below the figure what was not read', () => {
    const markdown = reportAsMarkdown(report, { site: 'Harbour House', added: [], note: 'Pages were left out.' });
    expect(markdown).toMatch(/ask a guesthouse\.\n\nPages were left out\.\n\n## To put right first/);
  });

  it('lists the questions that the visitor added, with nothing in them parsed as Markdown', () => {
    const markdown = reportAsMarkdown(report, { site: 'Harbour House', added: ['Do you do [Sundays](https://x.ie)?'] });
    expect(markdown).toContain('## Your own questions (1)\n\n- **Do you do \\[Sundays\\]\\(https://x.ie\\)?**');
    expect(markdown).toContain('### Do you do \\[Sundays');
  });
});
