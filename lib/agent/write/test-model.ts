import { openGateOf, ownLines } from '../prove/proved-answer';
import { openSampleSite, sampleQuestions } from './sample-site';
import { type ModelSettings, writeSentences } from './write-sentences';

/** Asks a language model about the sample website: what it wrote and whether the gate passed it, line by line, with the sums. */
export async function testModel(settings: ModelSettings | undefined): Promise<{ ok: boolean; lines: string[] }> {
  if (!settings) return { ok: false, lines: ['Set ANSWERS_LLM_URL first: no language model is configured.'] };
  const site = openSampleSite();
  const gate = openGateOf(site);
  const evidence = ownLines(site).map(({ text, heading, label }) => ({ text, heading, label }));
  const lines: string[] = [];
  const times: number[] = [];
  let [written, passed, failed, input, output] = [0, 0, 0, 0, 0];
  for (const { question, language } of sampleQuestions) {
    const start = performance.now();
    const reply = await writeSentences({ question, language, business: 'Quay House', lines: evidence }, settings);
    const ms = Math.round(performance.now() - start);
    lines.push(`${question} (${ms} ms)`);
    if (typeof reply === 'string') {
      failed += 1;
      lines.push(`  the service is ${reply}`);
      // A wrong address or key fails at every question.
      if (failed === 3 && times.length === 0) break;
      continue;
    }
    times.push(ms);
    input += reply.inputTokens;
    output += reply.outputTokens;
    if (reply.sentences.length === 0) lines.push('  no answer');
    for (const { text } of reply.sentences) {
      const verdict = gate.judge(text, language ? '' : question);
      written += 1;
      if (verdict.passes) passed += 1;
      const reason = verdict.passes ? 'passed ' : `refused (${verdict.reason}: ${verdict.words})`;
      lines.push(`  ${reason} ${text}`);
    }
  }
  times.sort((a, b) => a - b);
  const [median = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  lines.push(
    '',
    `${settings.model}: ${passed} of ${written} sentences passed the gate; ${failed} of ${sampleQuestions.length} questions failed.`,
    `Median ${median} ms, slowest ${slowest} ms (limit ${settings.timeoutMs} ms); ${input} tokens read, ${output} written.`,
  );
  return { ok: times.length > 0 && failed === 0, lines };
}
