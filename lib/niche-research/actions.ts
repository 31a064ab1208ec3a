'use server';

import { redirect } from 'next/navigation';
import { requireUser } from '@/lib/auth/guard/current-user';
import { tools } from '@/lib/content/tools';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { startRun } from '@/lib/scraper-runs/start-run';
import { planNicheRun } from './plan-run';
import { nicheFormSchema } from './schema';

/** Starts a run of a niche scraper from its form without JavaScript, and redirects to the run. */
export async function startNicheRunAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(nicheFormSchema, form, async (request) => {
    const { path } = tools[request.kind];
    const user = await requireUser(path);
    const started = await startRun(user.id, planNicheRun(request));
    if (started.ok) redirect(`${path}?run=${started.run.id}`);
    return started.kind === 'options' ? { errors: { options: started.message } } : { rejected: started.message };
  });
}
