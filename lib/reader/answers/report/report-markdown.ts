import { escapeMarkdown } from '@/lib/text/escape-markdown';
import type { Quote } from '../quotes/quotes';
import type { Warning } from '../warnings/warning';
import { warningLabels } from '../warnings/warning-labels';
import { faqSkeleton } from './faq-skeleton';
import { proofOf, type Report, type ReportEntry } from './report';

/** Encodes characters that would end a Markdown link. */
const target = (url: string): string =>
  url.replace(/[()<>\s]/g, (mark) => encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'));

const quoteLine = ({ text, pageTitle, textFragmentUrl }: Quote): string =>
  `> ${escapeMarkdown(text)} — [${escapeMarkdown(pageTitle || textFragmentUrl)}](${target(textFragmentUrl)})`;

function entryLines(entry: ReportEntry): string {
  return [`- **${entry.question}**`, ...proofOf(entry).map((quote) => `  ${quoteLine(quote)}`)].join('\n');
}

function section(title: string, entries: readonly ReportEntry[]): string[] {
  return entries.length === 0 ? [] : [`## ${title} (${entries.length})`, entries.map(entryLines).join('\n')];
}

function findings(warnings: readonly Warning[]): string[] {
  const lines = warnings.map(({ kind, quote, against, markup }) => {
    const proofs = [
      quoteLine(quote),
      ...(against ? [quoteLine(against)] : []),
      ...(markup ? [escapeMarkdown(markup)] : []),
    ];
    return [`- ${warningLabels[kind]}`, ...proofs].join('\n  ');
  });
  return lines.length === 0 ? [] : [`## To put right first (${lines.length})`, lines.join('\n')];
}

/** The report as a Markdown document. `site` is the title: the name or URL of the website; `added` are the visitor's questions. */
export function reportAsMarkdown(
  report: Report,
  { site, added, note }: { site: string; added: readonly string[]; note?: string },
): string {
  const { answered, half, unanswered, warnings, asked, audience } = report;
  const faq = faqSkeleton(report, added);
  const parts = [
    `# ${escapeMarkdown(site)}`,
    `Your website answers ${answered.length} of the ${asked} questions customers ask ${audience}.`,
    ...(note === undefined ? [] : [note]),
    ...findings(warnings),
    ...section('Answered, with proof', answered),
    ...section('Half answered', half),
    ...section('Missing', unanswered),
  ];
  if (added.length > 0) {
    const lines = added.map((question) => `- **${escapeMarkdown(question)}**`);
    parts.push(`## Your own questions (${added.length})`, lines.join('\n'));
  }
  if (faq.questions.length > 0) {
    parts.push('## A page of answers to fill in', faq.markdown, '```json', faq.jsonLd, '```');
  }
  return `${parts.join('\n\n')}\n`;
}
