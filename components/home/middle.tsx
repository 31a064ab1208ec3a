import { Steps } from '@/components/site/steps';
import { TargetFigures } from '@/components/site/target-figures';
import { Play } from '@/components/ui/icons';
import { Section } from '@/components/ui/section';
import { demo, irishAdvantage, launch, results, technology, whyUs } from '@/lib/content/home/middle';
import { DemoSelector } from './demo-selector';

export function Demo() {
  return (
    <Section id="demo" title={demo.title} lead={demo.lead}>
      <DemoSelector scenarios={demo.scenarios} deployment={demo.deployment} icon={<Play className="size-4" />} />
    </Section>
  );
}

export function IrishAdvantage() {
  return (
    <Section id="irish-advantage" title={irishAdvantage.title} tone="night">
      <dl className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
        {irishAdvantage.items.map((item) => (
          <div key={item.term} className="border-night-line border-t pt-4">
            <dt className="font-display font-semibold text-accent text-h3">{item.term}</dt>
            <dd className="mt-1 max-w-[48ch] text-night-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Technology() {
  return (
    <Section id="technology" title={technology.title} lead={technology.lead}>
      <dl className="border-line border-t">
        {technology.stack.map((row) => (
          <div key={row.part} className="grid gap-1 border-line border-b py-4 md:grid-cols-12">
            <dt className="font-semibold md:col-span-4">{row.part}</dt>
            <dd className="max-w-[62ch] text-muted md:col-span-8">{row.detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Launch() {
  return (
    <Section id="how-it-works" title={launch.title} tone="card">
      <Steps items={launch.steps} />
      <p className="mt-10 text-muted">{launch.places}</p>
    </Section>
  );
}

export function WhyUs() {
  const [first, ...rest] = whyUs.items;
  return (
    <Section id="why-us" title={whyUs.title}>
      <div className="grid gap-10 lg:grid-cols-12">
        <p className="max-w-[30ch] self-start border-accent border-l-4 pl-6 font-display font-semibold text-[clamp(1.35rem,1.2rem+0.8vw,1.8rem)] leading-snug lg:col-span-6">
          {first}
        </p>
        <ul className="grid content-start border-line border-t lg:col-span-6">
          {rest.map((item) => (
            <li key={item} className="border-line border-b py-4">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export function Results() {
  return (
    <Section id="results" title={results.title} lead={results.lead} tone="card">
      <TargetFigures items={results.items} />
    </Section>
  );
}
