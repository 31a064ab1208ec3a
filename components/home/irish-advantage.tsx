import { irishAdvantage } from '@/lib/content/home/irish-advantage';
import { HomeSection } from './home-section';

export function IrishAdvantage() {
  return (
    <HomeSection id="irish-advantage" title={irishAdvantage.title} tone="night">
      <dl className="grid gap-x-14 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
        {irishAdvantage.items.map((item) => (
          <div key={item.term} className="border-night-line border-t pt-2">
            <dt className="font-display font-semibold text-accent text-lg max-sm:inline">{item.term} </dt>
            <dd className="max-w-[48ch] text-night-muted leading-snug max-sm:inline">{item.text}</dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}
