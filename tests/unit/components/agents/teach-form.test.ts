// @vitest-environment jsdom
import { act, createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { OpenQuestions } from '@/components/agents/open-questions';
import { TeachForm } from '@/components/agents/teach-form';
import type { FormState } from '@/lib/forms/form-state';
import { render } from '../../../support/render';

vi.mock('@/lib/agents/taught-actions', () => ({
  dismissAction: vi.fn(),
  teachAction: async (_: FormState, form: FormData): Promise<FormState> => ({
    status: 'done',
    values: { question: String(form.get('question')) },
  }),
}));

const fields = () => [...document.querySelectorAll('textarea')];
const type = (at: number, text: string) =>
  act(async () => {
    const field = fields()[at] as HTMLTextAreaElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const teach = (at: number) =>
  act(async () => {
    fields()[at]?.form?.requestSubmit();
    await vi.dynamicImportSettled();
  });

const correction = (answer: string) =>
  render(
    createElement(
      'details',
      { open: true },
      createElement('summary', null, 'Correct this answer'),
      createElement(TeachForm, { agentId: 'a', returnTo: '/', question: 'Do you sell vouchers?', answer }),
    ),
  );

describe('TeachForm', () => {
  test('keeps a half-typed correction when a colleague teaches the same, and closes with its own', async () => {
    await correction('No.');
    await type(0, 'Yes, from');
    await correction('Only in December.');
    expect(fields()[0]?.value).toBe('Yes, from');
    expect(document.querySelector('details')?.open).toBe(true);
    await teach(0);
    await vi.waitFor(() => expect(document.querySelector('details')?.open).toBe(false));
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    expect(fields()[0]?.value).toBe('Only in December.');
  });

  test('follows what a colleague has taught where nothing is typed', async () => {
    await correction('No.');
    await correction('Only in December.');
    expect(fields()[0]?.value).toBe('Only in December.');
  });
});

const list = (...ids: string[]) =>
  render(
    createElement(OpenQuestions, {
      agentId: 'a',
      returnTo: '/',
      questions: ids.map((id) => ({ id, question: `${id}?`, askers: 1 })),
    }),
  );
const shown = () => [...document.querySelectorAll('li p > span:first-child')].map(({ textContent }) => textContent);

describe('OpenQuestions', () => {
  test('keeps the one in which something is typed when a colleague answers it, and moves none', async () => {
    await list('dogs', 'vouchers');
    await type(1, 'Yes, from €20');
    await list('music', 'dogs');
    expect(shown()).toEqual(['dogs?', 'vouchers?', 'music?']);
    expect(fields()[1]?.value).toBe('Yes, from €20');
    expect(document.body.textContent).toContain('Somebody has answered in the meantime');
    await teach(1);
    await vi.waitFor(() => expect(shown()).toEqual(['dogs?', 'music?']));
  });

  test('lets go of one whose text was deleted', async () => {
    await list('dogs', 'vouchers');
    await type(0, 'Yes');
    await type(0, '');
    await list('vouchers');
    expect(shown()).toEqual(['vouchers?']);
  });
});
