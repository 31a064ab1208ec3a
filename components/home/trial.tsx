import { TrialForm } from '@/components/leads/trial-form';
import { Copy } from '@/components/site/copy';
import { trial } from '@/lib/content/home/trial';
import { HomeSection } from './home-section';

export function Trial() {
  return (
    <HomeSection id="free-trial" title={trial.title} lead={<Copy text={trial.lead} />} split>
      <TrialForm page="/" />
    </HomeSection>
  );
}
