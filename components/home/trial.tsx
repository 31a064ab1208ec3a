import { TrialForm } from '@/components/leads/trial-form';
import { Copy } from '@/components/site/copy';
import { trial } from '@/lib/content/home/trial';
import { HomeSection } from './home-section';

export function Trial() {
  return (
    <HomeSection
      id="free-trial"
      title={<Copy text={trial.title} />}
      lead={<Copy text={trial.lead} />}
      tone="dusk"
      split
    >
      <TrialForm page="/" />
    </HomeSection>
  );
}
