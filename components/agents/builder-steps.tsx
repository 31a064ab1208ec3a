import { installPage } from '@/lib/content/pages/agents';

/** Where the line goes, by the kind of website. */
export function BuilderSteps() {
  const { title, items } = installPage.steps;
  return (
    <section aria-labelledby="steps">
      <h3 id="steps" className="font-semibold">
        {title}
      </h3>
      {items.map(({ name, steps }) => (
        <details key={name} name="builder" className="border-line border-b">
          <summary className="py-3">{name}</summary>
          <ol className="grid max-w-[60ch] list-decimal gap-2 pb-4 pl-6 text-base">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
