import { Link } from '@/components/ui/link';
import { agentPreview } from '@/lib/content/pages/agent-preview';
import { meetLanding } from '@/lib/content/pages/meet-landing';
import { meetYourAgent } from '@/lib/content/pages/meet-your-agent';
import { industries } from '@/lib/industries';
import { type IndustryFormProps, StartFormWithIndustry } from './start-form-with-industry';

const options = Object.entries(industries).map(([value, label]) => ({ value, label }));

/** The copy of the form, for pages that render it directly. */
export const startCopy = {
  ...meetYourAgent.labels,
  industryHint: meetLanding.industryHint,
  placeholder: meetYourAgent.placeholder,
  button: meetYourAgent.button,
};

/** The start form with its limits and privacy note. */
export function StartPanel(props: Omit<IndustryFormProps, 'copy' | 'industries'>) {
  const { bounds, crawler } = meetLanding;
  return (
    <div className="rounded-sheet border border-line bg-card p-4 shadow-sheet sm:p-6">
      <StartFormWithIndustry {...props} industries={options} copy={startCopy} />
      <p className="mt-4 text-base text-muted">{bounds}</p>
      <details className="mt-1 text-base text-muted">
        <summary className="py-1 underline underline-offset-4">{meetLanding.small}</summary>
        <p className="mt-1">
          {agentPreview.privacy} {crawler.before}
          <Link href={crawler.href} className="link">
            {crawler.label}
          </Link>
          .
        </p>
      </details>
    </div>
  );
}
