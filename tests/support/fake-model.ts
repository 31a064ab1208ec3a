import { type ApiRequest, type FakeApi, type Mood, startFakeApi } from './fake-api';

export type ModelMood = Mood | 'refusal' | 'endless' | 'redirect';
export type FakeModel = FakeApi<ModelMood> & {
  /** The reply in the mood "fine", or a function of the request. */
  reply: string | ((request: ModelRequest) => string);
  /** Whether it knows no schemas, as older services do. */
  refusesSchema?: boolean;
};

/** What a model is asked: our instructions and the matter of a turn. */
export interface ModelRequest {
  system: string;
  prompt: string;
  /** The customer's message. */
  message: string;
  /** The pieces of the website by their text. */
  ids: ReadonlyMap<string, string>;
}

/** How a model reads a turn: a question about the business, unless something else is given. */
export const reading = (turn: object = {}): string =>
  JSON.stringify({
    act: 'ask',
    request: null,
    lines: [],
    verdict: 'none',
    sentences: [],
    language: 'en',
    ...turn,
  });

/** The texts that a model is asked to translate, if it is. */
export const textsToTranslate = ({ system, prompt }: ModelRequest): string[] | undefined =>
  system.startsWith('You translate') ? (JSON.parse(prompt) as { texts: string[] }).texts : undefined;

/** A reading with sentences in answer to a question. */
export const writing = (...sentences: string[]): string => reading({ sentences });

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
        return { body: completion(`${reading()}${' '.repeat(200_000)}`) };
      default:
        if (model.refusesSchema && request.body.includes('json_schema'))
          return { status: 400, body: { error: { message: 'Unknown response_format.' } } };
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
  const [system = '', prompt = ''] = messages.map(({ content }) => content);
  const ids = [...prompt.matchAll(/^\[(\w+)\] (.*)$/gm)].map(([, id = '', text = '']) => [text, id] as const);
  return { system, prompt, message: JSON.parse(prompt.split('\n').at(-1) ?? '""'), ids: new Map(ids) };
}
