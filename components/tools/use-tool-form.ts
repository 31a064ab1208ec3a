import { useRef, useState } from 'react';
import { type Called, callApi } from '@/components/ui/call-api';
import { showToast } from '@/components/ui/toaster';
import type { FieldErrors } from '@/lib/forms/form-state';
import type { RunView } from '@/lib/scraper-runs/run-view';
import type { ToolTab } from './tool-tabs';

type Options = {
  /** The field that nothing works without, and what is said when it is empty. */
  required: { name: string; message: string };
  /** Names of the fields behind the second tab. */
  advanced: readonly string[];
  read: (form: HTMLFormElement) => Record<string, unknown>;
  showTab: (tab: ToolTab) => void;
};

/** The form of a tool: what is wrong with it is shown on the tab where it can be put right, and nothing typed is lost. */
export function useToolForm({ required, advanced, read, showTab }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<string>();

  function refuse(message: string, wrong: FieldErrors = {}) {
    const first = Object.keys(wrong)[0];
    setErrors(wrong);
    setRefusal(first ? undefined : message);
    showToast({ title: 'Error', text: first ? wrong[first] : message, tone: 'error' });
    if (!first) return;
    showTab(advanced.includes(first) ? 'advanced' : 'setup');
    // After the tab is shown: what is hidden takes no focus.
    setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus());
  }

  /** Sends the form. Undefined when it was not sent, or was called off, or was refused. */
  async function send<T>(what: string, path: string, signal?: AbortSignal): Promise<T | undefined> {
    if (!form.current || busy) return undefined;
    const body = read(form.current);
    setRefusal(undefined);
    setErrors({});
    if (String(body[required.name]).trim() === '') {
      refuse('', { [required.name]: required.message });
      return undefined;
    }
    setBusy(what);
    const answer: Called<T> | undefined = await callApi<T>(path, { method: 'POST', body, signal }).catch(
      () => undefined,
    );
    setBusy(undefined);
    if (answer?.ok) return answer.value;
    if (answer) refuse(answer.message, answer.errors);
    return undefined;
  }

  const start = () => send<RunView>('start', '/api/scraper/runs');
  return { form, errors, refusal, busy, send, start };
}
