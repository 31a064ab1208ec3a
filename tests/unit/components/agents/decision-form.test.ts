// @vitest-environment jsdom
import { act, createElement, startTransition } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DecisionForm } from '@/components/agents/decision-form';
import type { FormAction } from '@/components/ui/use-server-form';
import { deferred } from '../../../support/deferred';
import { render } from '../../../support/render';

test('DecisionForm › keeps the page and what was typed without a connection, and decides when it is back', async () => {
  let isOnline = false;
  const action = vi.fn<FormAction>(async (_, form) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { status: 'done', values: Object.fromEntries(form) as Record<string, string> };
  });
  const request = { id: 'r', state: 'requested', updatedAt: new Date(), startsAt: null, isWholeDay: false };
  const title = 'Booking, for 4 · Mary Byrne';
  // What else is under way keeps no form busy: React ends transitions that are asynchronous together.
  const elsewhere = deferred();
  startTransition(() => elsewhere.promise);
  onTestFinished(() => elsewhere.resolve());
  const fields = { action, returnTo: '/', request, title, timeZone: 'Europe/Dublin', hidden: { agent: 'a' } };
  await render(createElement(DecisionForm, { ...fields, decisions: ['accepted', 'declined'] }));
  const time = document.querySelector<HTMLInputElement>('input[type="time"]');
  if (time) time.value = '19:00';
  const decline = () =>
    act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Decline')?.click());
  await decline();
  await expect.poll(() => document.body.textContent).toContain('That didn’t work just now');
  expect(time?.value).toBe('19:00');
  isOnline = true;
  await decline();
  await expect.poll(() => document.body.textContent).not.toContain('That didn’t work');
  expect(action.mock.lastCall?.[1].get('decision')).toBe('declined');
});
