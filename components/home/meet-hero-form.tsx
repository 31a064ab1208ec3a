import { StartForm } from '@/components/meet/start-form';
import { hero } from '@/lib/content/home/hero';
import { meetYourAgent } from '@/lib/content/pages/meet-your-agent';

/** One field and one button: the visitor's own website, read by an agent. The label runs on above the button. */
export function MeetHeroForm() {
  return (
    <div className="mt-5 max-w-[34rem] min-[23rem]:[&_label]:whitespace-nowrap">
      <StartForm
        copy={{ website: hero.meet.label, button: hero.meet.button, placeholder: meetYourAgent.placeholder }}
      />
    </div>
  );
}
