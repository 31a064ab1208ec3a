import { Copy } from './copy';

/** Terms and definitions, separated by rules. */
export function TermList({ items }: { items: readonly { term: string; text: string }[] }) {
  return (
    <dl className="border-line border-t">
      {items.map((item) => (
        <div key={item.term} className="grid gap-1 border-line border-b py-5 md:grid-cols-12 md:gap-8">
          <dt className="font-display font-semibold text-h3 md:col-span-4">{item.term}</dt>
          <dd className="max-w-[60ch] text-muted md:col-span-8">
            <Copy text={item.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
