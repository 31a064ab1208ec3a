import { useRef, useState } from 'react';
import { type Called, callApi } from '@/components/ui/call-api';
import { showToast } from '@/components/ui/toaster';
import type { FieldErrors, FormState } from '@/lib/forms/form-state';
import type { RunView } from '@/lib/scraper-runs/run-view';
import type { ToolTab } from './tool-tabs';

type Options = {
  /** The required field, and the error message when it is empty. */
  required: { name: string; message: string };
  /** Names of the fields on the Advanced tab. */
  advanced: readonly string[];
  read: (form: HTMLFormElement) => Record<string, unknown>;
  showTab: (tab: ToolTab) => void;
  /** What a post without JavaScript led to. */
  posted?: FormState;
};

/** The form of a tool: validation errors open the tab of the first invalid field, and entered values are kept. */
export function useToolForm({ required, advanced, read, showTab, posted }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>(posted?.status === 'invalid' ? posted.errors : {});
  const [formError, setFormError] = useState(posted?.status === 'rejected' ? posted.message : undefined);
  const [isSignedOut, setSignedOut] = useState(false);
  const [busy, setBusy] = useState<string>();

  function showErrors(message: string, fieldErrors: FieldErrors = {}) {
    const first = Object.keys(fieldErrors)[0];
    setErrors(fieldErrors);
    setFormError(first ? undefined : message);
    showToast({ title: 'Error', text: first ? fieldErrors[first] : message, tone: 'error' });
    if (!first) return;
    showTab(advanced.includes(first) ? 'advanced' : 'setup');
    // Hidden elements cannot be focused, so wait until the tab is shown.
    setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="${first}"], [data-field="${first}"]`)?.focus());
  }

  /** Sends the form. Undefined when it is invalid, aborted or rejected. */
  async function send<T>(action: string, path: string, signal?: AbortSignal): Promise<T | undefined> {
    if (!form.current || busy) return undefined;
    const body = read(form.current);
    setFormError(undefined);
    setErrors({});
    if (String(body[required.name]).trim() === '') {
      showErrors('', { [required.name]: required.message });
      return undefined;
    }
    setBusy(action);
    const response: Called<T> | undefined = await callApi<T>(path, { method: 'POST', body, signal }).catch(
      () => undefined,
    );
    setBusy(undefined);
    setSignedOut(response?.ok === false && response.status === 401);
    if (response?.ok) return response.value;
    if (response) showErrors(response.message, response.errors);
    return undefined;
  }

  const start = () => send<RunView>('start', '/api/scraper/runs');
  return { form, errors, formError, isSignedOut, busy, send, start };
}
