import type { FaqSkeleton } from '@/lib/reader/answers/report/faq-skeleton';
import { CopyText } from './copy-text';

/** A FAQ template with the open questions: HTML for the page, and JSON-LD for search engines. */
export function FaqToFillIn({ skeleton: { questions, html, jsonLd } }: { skeleton: FaqSkeleton }) {
  if (questions.length === 0) return null;
  const parts = [
    { id: 'faq-html', label: 'HTML for the page', text: html },
    {
      id: 'faq-json-ld',
      label: 'JSON-LD for search engines',
      text: `<script type="application/ld+json">\n${jsonLd}\n</script>`,
    },
  ];
  return (
    <section aria-labelledby="faq-skeleton" className="print:hidden">
      <h2 id="faq-skeleton" className="text-h3">
        A FAQ page to fill in
      </h2>
      <p className="mt-1 text-muted">
        The open questions, ready to copy. Write your answers in place of “[Your answer]”, in both parts.
      </p>
      <div className="mt-4 grid gap-4">
        {parts.map(({ id, label, text }) => (
          <details key={id} className="rounded-sheet border border-line bg-card p-4">
            <summary className="font-semibold">{label}</summary>
            <CopyText id={id} label={label} text={text} />
          </details>
        ))}
      </div>
    </section>
  );
}
