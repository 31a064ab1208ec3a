import { expect, test } from 'vitest';
import { demo } from '@/lib/content/home/demo';
import { agentPage } from '@/lib/content/pages/agent';
import { exampleCall } from '@/lib/content/pages/ai-calling';
import { cafeChat } from '@/lib/content/screens/cafe';

const openings = [
  ...demo.scenarios.map((scenario) => scenario.conversation[0]?.text),
  cafeChat.lines[0]?.text,
  exampleCall.call.lines[0]?.text,
  agentPage.questions.greeting,
];

test.each(openings)('example conversations › begin by saying that it is an AI: %s', (opening) => {
  expect(opening).toMatch(/\bAI assistant\b/);
});
