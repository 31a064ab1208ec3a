import { Copy } from './copy';

export type Step = { title: string; text: string; when?: string };

/** Numbered steps, vertical on phones and horizontal on wide screens. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={`grid gap-x-10 gap-y-8 ${items.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}>
      {items.map((step, index) => (
        <li key={step.title} className="border-brand border-t-4 pt-5">
          <p className="flex items-baseline gap-3">
            <span aria-hidden="true" className="font-bold font-display text-[2.2rem] text-brand leading-none">
              {index + 1}
            </span>
            {step.when ? (
              <span className="text-base text-muted">
                <Copy text={step.when} />
              </span>
            ) : null}
          </p>
          <h3 className="mt-2 text-h3">{step.title}</h3>
          <p className="mt-1 max-w-[48ch] text-muted">
            <Copy text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
