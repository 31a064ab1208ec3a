import { Copy } from '@/components/site/copy';
import { Play } from '@/components/ui/icons';
import { staticTabs } from '@/components/ui/static-tabs';
import { type DemoScenario, demo } from '@/lib/content/home/demo';
import { ConversationView } from './conversation-view';
import { type DemoItem, DemoLayout, demoClass } from './demo-layout';
import { DemoOnUse } from './demo-on-use';
import { DemoThumbnail } from './demo-thumbnail';
import { HomeSection } from './home-section';

const staticParts = { ...staticTabs(demo.scenarios[0]?.id ?? ''), Conversation: ConversationView };

const toItem = ({ id, title, industry, description, features, thumbnail, conversation }: DemoScenario): DemoItem => ({
  id,
  label: (
    <>
      <DemoThumbnail scene={thumbnail} />
      <span>
        <span className="block font-semibold max-sm:text-[0.875rem]">{title}</span>
        <span className="block text-base text-muted max-sm:sr-only">{industry}</span>
      </span>
    </>
  ),
  description: (
    <div>
      <h3 className="text-h3">{title}</h3>
      <p className="text-muted leading-snug">{description}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 md:grid">
        {features.map((feature) => (
          <li key={feature} className="before:mr-2 before:text-brand before:content-['✓']">
            {feature}
          </li>
        ))}
      </ul>
    </div>
  ),
  lines: conversation,
});

/** The demo selector: choose a scenario and play its conversation. Without JavaScript all three are shown. */
export function Demo() {
  const items = demo.scenarios.map(toItem);
  const icon = <Play className="size-4" />;
  return (
    <HomeSection id="demo" title={demo.title} lead={demo.lead}>
      <DemoOnUse
        items={items}
        icon={icon}
        fallback={
          <div className={demoClass}>
            <DemoLayout items={items} icon={icon} parts={staticParts} />
          </div>
        }
      />
      <p className="mt-4 text-muted">
        <Copy text={demo.deployment} />
      </p>
    </HomeSection>
  );
}
