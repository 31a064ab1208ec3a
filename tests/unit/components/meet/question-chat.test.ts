// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { QuestionChat } from '@/components/meet/question-chat';
import type { AskState } from '@/lib/agents/preview/ask-state';
import { meetYourAgent, ownChat } from '@/lib/content/pages/meet-your-agent';
import { idleForm } from '@/lib/forms/form-state';
import type { Answer } from '@/lib/reader/answers/stated/answer-type';
import { deferred } from '../../../support/deferred';
import { render } from '../../../support/render';

const silent: Answer = { tier: 'silent', quotes: [], warnings: [] };
const copy = {
  label: 'Your question',
  placeholder: '',
  button: 'Ask',
  suggestions: 'Ask about',
  tiers: ownChat.tiers,
};

type Call = {
  question: string;
  turns: FormDataEntryValue | null;
  answer: () => Promise<void>;
  fail: (state: AskState) => Promise<void>;
};
let calls: Call[];

function action(_previous: AskState, form: FormData): Promise<AskState> {
  const question = String(form.get('suggested') ?? form.get('question'));
  const { promise, resolve } = deferred<AskState>();
  calls.push({
    question,
    turns: form.get('turns'),
    answer: () => act(async () => resolve({ ...idleForm, status: 'done', values: { question }, answer: silent })),
    fail: (state) => act(async () => resolve(state)),
  });
  return promise;
}

const field = () => document.querySelector('input[name="question"]') as HTMLInputElement;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const type = (text: string) => Object.assign(field(), { value: text });
const press = (name: string) => act(async () => button(name).click());
const call = (index: number) => calls[index] as Call;
const announced = () =>
  [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(' ');

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  calls = [];
  const props = { action, returnTo: '/', idPrefix: 'own', copy, suggestions: ['Do you deliver?'], hidden: {} };
  await render(createElement(QuestionChat, props));
});

describe('QuestionChat', () => {
  test('empties the field when a question is sent, and keeps what is typed while it is answered', async () => {
    type('What does it cost?');
    await press('Ask');
    expect(field().value).toBe('');
    type('And the set-up?');
    await call(0).answer();
    expect(field().value).toBe('And the set-up?');
  });

  test('asks a second question after the first, and says that it is waiting', async () => {
    type('First?');
    await press('Ask');
    type('Second?');
    await press('Ask');
    expect(calls.map(({ question }) => question)).toEqual(['First?']);
    expect(announced()).toContain(meetYourAgent.queue.queued(1));
    expect(document.body.textContent).toContain(meetYourAgent.queue.waiting);
    await call(0).answer();
    expect(calls.map(({ question, turns }) => ({ question, turns }))).toEqual([
      { question: 'First?', turns: '' },
      { question: 'Second?', turns: 'First?' },
    ]);
    expect(announced()).not.toContain(meetYourAgent.queue.queued(1));
    await call(1).answer();
    expect(document.body.textContent).not.toContain(meetYourAgent.queue.asking);
    expect(document.querySelectorAll('ol > li')).toHaveLength(2);
  });

  test('sends a question once that is pressed twice', async () => {
    type('First?');
    await press('Ask');
    await press('Ask');
    await press('Do you deliver?');
    await press('Do you deliver?');
    await call(0).answer();
    await call(1).answer();
    expect(calls.map(({ question }) => question)).toEqual(['First?', 'Do you deliver?']);
  });

  test('gives a question back that could not be asked, and asks the waiting one on request', async () => {
    type('First?');
    await press('Ask');
    type('Second?');
    await press('Ask');
    await call(0).fail({ ...idleForm, status: 'failed' });
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
    expect(field().value).toBe('First?');
    expect(calls).toHaveLength(1);
    await press(meetYourAgent.queue.again);
    await call(1).answer();
    expect(calls.map(({ question }) => question)).toEqual(['First?', 'Second?']);
    expect(field().value).toBe('First?');
  });

  test('overwrites nothing with a question that it gives back', async () => {
    type('First?');
    await press('Ask');
    type('Half a sec');
    await call(0).fail({ ...idleForm, status: 'rejected', message: 'Too many questions.' });
    expect(field().value).toBe('Half a sec');
    await press(meetYourAgent.queue.again);
    expect(calls.map(({ question }) => question)).toEqual(['First?', 'First?']);
    expect(document.activeElement).toBe(field());
  });
});
