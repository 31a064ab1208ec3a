import { type ApiRequest, type FakeApi, type Mood, startFakeApi } from './fake-api';

export type ModelMood = Mood | 'refusal' | 'endless' | 'redirect';
export type FakeModel = FakeApi<ModelMood> & {
  /** The reply in the mood "fine", or a function of the request. */
  reply: string | ((request: ModelRequest) => string);
};

/** What a model is asked. */
export interface ModelRequest {
  question: string;
  language?: string;
  lines: { number: number; text: string; heading?: string; label?: string }[];
}

/** A reply with sentences in English. */
export const writing = (...sentences: string[]): string =>
  JSON.stringify({ sentences: sentences.map((text) => ({ text })) });

const completion = (content: string | null, refusal?: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'fake',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal } }],
  usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
});

/** A fake of the chat completions of an OpenAI-compatible service. */
export async function startFakeModel(): Promise<FakeModel> {
  const api = await startFakeApi<ModelMood>('fine', (request, mood) => {
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
        return { body: completion(`{"sentences": []}${' '.repeat(200_000)}`) };
      default:
        return {
          body: completion(typeof model.reply === 'string' ? model.reply : model.reply(readModelRequest(request))),
        };
    }
  });
  const model: FakeModel = Object.assign(api, { reply: writing() });
  return model;
}

/** The content of a request to the model. */
export function readModelRequest({ body }: ApiRequest): ModelRequest {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  return JSON.parse(messages.at(-1)?.content ?? '');
}
