import { Copy } from '@/components/site/copy';
import { technology } from '@/lib/content/home/technology';
import { HomePanel } from './home-section';

export function Technology() {
  return (
    <HomePanel id="technology" title={technology.title}>
      <dl className="border-line border-t">
        {technology.stack.map((row) => (
          <div key={row.part} className="border-line border-b py-1.5 leading-snug">
            <dt className="inline font-semibold">{row.part}: </dt>
            <dd className="inline text-muted">
              <Copy text={row.detail} />
            </dd>
          </div>
        ))}
      </dl>
    </HomePanel>
  );
}
