import { Copy } from '@/components/site/copy';
import { technology } from '@/lib/content/home/technology';
import { HomeSection } from './home-section';

export function Technology() {
  return (
    <HomeSection id="technology" title={technology.title} lead={technology.lead}>
      <dl className="border-line border-t">
        {technology.stack.map((row) => (
          <div key={row.part} className="grid gap-x-6 border-line border-b py-2 leading-snug md:grid-cols-12">
            <dt className="font-semibold md:col-span-3">{row.part}</dt>
            <dd className="max-w-[62ch] text-muted md:col-span-9">
              <Copy text={row.detail} />
            </dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}
