import { Counter, type Registry } from 'prom-client';
import { modelOutcomes } from '@/lib/agent/model/outcomes';

const counters = [
  {
    name: 'answer_model_questions_total',
    help: 'Questions to the language model, by what became of them.',
    label: 'outcome',
    counts: 'questions',
  },
  {
    name: 'answer_model_sentences_total',
    help: 'Sentences of the language model that passed the gate or were refused.',
    label: 'outcome',
    counts: 'sentences',
  },
  {
    name: 'answer_model_tokens_total',
    help: 'Tokens that the language model read and wrote.',
    label: 'direction',
    counts: 'tokens',
  },
] as const;

/** Metrics of the language model that writes answers. */
export function registerAnswerModelMetrics(registry: Registry): void {
  for (const { name, help, label, counts } of counters)
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, count] of modelOutcomes()[counts]) this.inc({ [label]: value }, count);
      },
    });
  new Counter({
    name: 'agent_questions_given_up_total',
    help: 'Questions to an agent that were given up, since they took too long.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(modelOutcomes().givenUp);
    },
  });
}
