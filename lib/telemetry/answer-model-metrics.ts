import { Counter, type Registry } from 'prom-client';
import { modelOutcomes } from '@/lib/answer-model/outcomes';

function addCounter(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: () => ReadonlyMap<string, number>,
) {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, count] of read()) this.inc({ [label]: value }, count);
    },
  });
}

/** Metrics of the language model that writes answers. */
export function registerAnswerModelMetrics(registry: Registry): void {
  addCounter(
    registry,
    'answer_model_questions_total',
    'Questions to the language model, by what became of them.',
    'outcome',
    () => modelOutcomes().questions,
  );
  addCounter(
    registry,
    'answer_model_sentences_total',
    'Sentences of the language model that passed the gate or were refused.',
    'outcome',
    () => modelOutcomes().sentences,
  );
  addCounter(
    registry,
    'answer_model_tokens_total',
    'Tokens that the language model read and wrote.',
    'direction',
    () => modelOutcomes().tokens,
  );
}
