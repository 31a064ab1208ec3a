import { Copy } from '@/components/site/copy';
import { launch } from '@/lib/content/home/launch';
import { HomeSection } from './home-section';

/** Four numbered steps, vertical on phones and horizontal on wide screens. */
export function Launch() {
  return (
    <HomeSection id="how-it-works" title={launch.title} tone="card">
      <ol className="grid gap-x-10 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-4">
        {launch.steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2.25rem_1fr] lg:block lg:border-brand lg:border-t-4 lg:pt-4">
            <span aria-hidden="true" className="font-bold font-display text-[1.8rem] text-brand leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg leading-tight lg:mt-2">{step.title}</h3>
              <p className="text-muted leading-snug">
                <Copy text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-muted">
        <Copy text={launch.places} />
      </p>
    </HomeSection>
  );
}
