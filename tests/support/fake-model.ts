import { type ApiRequest, type FakeApi, type Mood, startFakeApi } from './fake-api';

export type ModelMood = Mood | 'refusal' | 'endless' | 'redirect';
export type FakeModel = FakeApi<ModelMood> & {
  /** The reply in the mood "fine". */
  reply: string;
};

const completion = (content: string | null, refusal?: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal } }],
});

/** A fake of the chat completions of an OpenAI-compatible service. */
export async function startFakeModel(): Promise<FakeModel> {
  const api = await startFakeApi<ModelMood>('fine', (_request, mood) => {
    switch (mood) {
      case 'error':
        return { status: 500, body: { error: { message: 'The server had an error.' } } };
      case 'rate-limited':
        return { status: 429, body: { error: { message: 'Rate limit reached.' } } };
      case 'redirect':
        return { status: 307, headers: { Location: '/elsewhere' }, body: '' };
      case 'refusal':
        return { body: completion(null, 'I cannot help with that.') };
      case 'empty':
        return { body: { choices: [] } };
      case 'endless':
        return { body: completion(`{"quotes": [1]}${' '.repeat(200_000)}`) };
      default:
        return { body: completion(model.reply) };
    }
  });
  const model: FakeModel = Object.assign(api, { reply: '{"quotes": []}' });
  return model;
}

/** The content of a request to the model. */
export function readModelRequest({ body }: ApiRequest): {
  question: string;
  quotes: { number: number; text: string }[];
} {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  return JSON.parse(messages.at(-1)?.content ?? '');
}
