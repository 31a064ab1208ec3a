import { Copy } from '@/components/site/copy';
import { Play } from '@/components/ui/icons';
import { demo } from '@/lib/content/home/demo';
import { DemoSelector } from './demo-selector';
import { DemoThumbnail } from './demo-thumbnail';
import { HomeSection } from './home-section';

export function Demo() {
  return (
    <HomeSection id="demo" title={demo.title} lead={demo.lead}>
      <DemoSelector
        scenarios={demo.scenarios}
        thumbnails={Object.fromEntries(
          demo.scenarios.map((scenario) => [
            scenario.id,
            <DemoThumbnail key={scenario.id} scene={scenario.thumbnail} />,
          ]),
        )}
        icon={<Play className="size-4" />}
      />
      <p className="mt-4 text-muted">
        <Copy text={demo.deployment} />
      </p>
    </HomeSection>
  );
}
