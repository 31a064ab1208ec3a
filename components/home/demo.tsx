import { AgentWindow } from '@/components/meet/agent-window';
import { OwnSiteQuestions } from '@/components/meet/own-site-questions';
import { Copy } from '@/components/site/copy';
import { Play } from '@/components/ui/icons';
import { type DemoScenario, demo } from '@/lib/content/home/demo';
import type { DemoItem } from './demo-layout';
import { DemoOnUse } from './demo-on-use';
import { DemoThumbnail } from './demo-thumbnail';
import { HomeSection } from './home-section';

const toItem = ({ id, title, industry, description, features, thumbnail, conversation }: DemoScenario): DemoItem => ({
  id,
  label: (
    <>
      <span className="max-sm:hidden">
        <DemoThumbnail scene={thumbnail} />
      </span>
      <span>
        <span className="block font-semibold text-small sm:text-body">{title}</span>
        <span className="block text-night-muted text-small max-sm:sr-only">{industry}</span>
      </span>
    </>
  ),
  description: (
    <div className="grid gap-x-8 text-small sm:grid-cols-[1fr_auto] sm:text-base">
      <div className="flex flex-wrap gap-x-3">
        <h3 className="font-semibold font-text">{title}</h3>
        <p className="text-night-muted">{description}</p>
      </div>
      <ul className="flex flex-wrap gap-x-5">
        {features.map((feature) => (
          <li key={feature} className="before:mr-2 before:text-accent before:content-['✓']">
            {feature}
          </li>
        ))}
      </ul>
    </div>
  ),
  lines: conversation,
});

/**
 * The demo selector, at night: three scenarios with their conversations, and our own agent, which answers live. Without JavaScript all
 * three are shown.
 */
export function Demo() {
  const items = demo.scenarios.map(toItem);
  return (
    <HomeSection id="demo" title={demo.title} lead={demo.lead} tone="night" size="statement">
      <DemoOnUse items={items} icon={<Play className="size-4" />} />
      <p className="mt-2 text-night-muted text-small lg:text-right">
        <Copy text={demo.deployment} />
      </p>
      <div id="ask" className="mt-3 text-ink lg:mt-10 max-sm:[&_label]:sr-only">
        <AgentWindow title={demo.live.title} detail={demo.live.detail}>
          <OwnSiteQuestions returnTo="/" isBrief />
        </AgentWindow>
      </div>
    </HomeSection>
  );
}
