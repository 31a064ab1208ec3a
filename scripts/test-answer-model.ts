// Asks the configured language model about a sample website. Prints each sentence with what the gate says, and the sums.
import { testModel } from '@/lib/answer-model/test-model';
import { env } from '@/lib/env';

const { ok, lines } = await testModel(env.answersModel);
console.log(lines.join('\n'));
process.exit(ok ? 0 : 1);
