import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import { log } from '@/lib/log';
import { readBytes } from '@/lib/read-bytes';

/** An OpenAI-compatible service, such as Ollama, vLLM or a cloud. */
export interface ModelSettings {
  /** The base URL, which `/chat/completions` is appended to. */
  url: string;
  key?: string;
  model: string;
  /** For all attempts together. */
  timeoutMs: number;
  /** The maximum length of a reply. */
  maxTokens: number;
}

/** What a model is asked: our instructions, and the matter of one turn, which is data. */
export interface ModelPrompt {
  system: string;
  prompt: string;
}

/** What a model is to reply: the schema that a service is asked to keep, and a patient reading of what it sends. */
export interface ReplyForm<T> {
  schema: z.ZodType;
  /** Undefined if a reply says nothing. */
  read(text: string): Promise<T | undefined>;
}

/** Why a reply is of no use. */
export type ModelFailure = 'timed out' | 'unreachable' | 'unusable';

export interface ModelReply<T> {
  said: T;
  inputTokens: number;
  outputTokens: number;
}

const MAX_REPLY_BYTES = 65_536;

/** A fetch that follows no redirects and reads no endless body. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { bytes, isWhole } = await readBytes(response.body ?? [], MAX_REPLY_BYTES);
  if (!isWhole) throw new RangeError('The reply of the language model is too large.');
  return new Response(Buffer.from(bytes), { status: response.status, headers: response.headers });
};

/** The statuses with which older services refuse a request that has a schema. */
const NO_SCHEMA = [400, 404, 415, 422, 501];
const refusesSchema = (error: unknown): boolean =>
  APICallError.isInstance(error) && NO_SCHEMA.includes(error.statusCode ?? 0);

/** Asks a language model, until the signal at the latest. Nothing it writes is proved yet. Never throws. */
export async function callModel<T>(
  asked: ModelPrompt,
  form: ReplyForm<T>,
  settings: ModelSettings,
  signal = AbortSignal.timeout(settings.timeoutMs),
): Promise<ModelReply<T> | ModelFailure> {
  try {
    return await attempt(asked, form, settings, signal, true);
  } catch (error) {
    if (!refusesSchema(error)) return failureOf(error);
  }
  try {
    return await attempt(asked, form, settings, signal, false);
  } catch (error) {
    return failureOf(error);
  }
}

async function attempt<T>(
  asked: ModelPrompt,
  { schema, read }: ReplyForm<T>,
  { url, key, model, maxTokens }: ModelSettings,
  abortSignal: AbortSignal,
  hasSchema: boolean,
): Promise<ModelReply<T> | 'unusable'> {
  const provider = createOpenAICompatible({
    name: 'answers',
    baseURL: url,
    apiKey: key,
    supportsStructuredOutputs: true,
    fetch: boundedFetch,
  });
  const found = await generateText({
    model: provider(model),
    ...asked,
    ...(hasSchema && { output: Output.object({ schema }) }),
    temperature: 0,
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    abortSignal,
  }).catch((error: unknown) => {
    // What does not keep the schema may be read all the same.
    if (NoObjectGeneratedError.isInstance(error)) return { text: error.text ?? '', usage: error.usage };
    throw error;
  });
  const said = await read(found.text);
  if (said === undefined) return 'unusable';
  return { said, inputTokens: found.usage?.inputTokens ?? 0, outputTokens: found.usage?.outputTokens ?? 0 };
}

function failureOf(error: unknown): ModelFailure {
  const { name } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return 'timed out';
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  // Not the error itself, which contains the conversation.
  log.warn({ reason: name, status }, 'language model failed');
  // What was sent cannot be read: it is no completion, empty, or nested too deeply.
  const isRead = status === 200 || NoOutputGeneratedError.isInstance(error) || error instanceof RangeError;
  return isRead ? 'unusable' : 'unreachable';
}
