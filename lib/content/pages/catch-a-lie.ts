import type { Reason } from '@/lib/agent/prove/failure';

/** Copy of the challenge below an answer: the visitor edits it, and the agent refuses what the website does not say. */
export const catchALie = {
  title: 'Make me lie',
  lead: 'Change my answer: a price, a day, a “not”. I only say it if your website does.',
  label: 'My answer, yours to change',
  button: 'Could you say this?',
  unchanged: 'That’s already my answer. Change a word first.',
  passes: 'Yes: your website says so.',
  refuses: 'No, I won’t say that.',
  /** Why a sentence is refused; the line of the website stands below. */
  reasons: {
    opposite: () => 'Your website says the opposite:',
    'other fact': (words) => `“${words}” is not what your website says:`,
    'other subject': () => 'Your website says it of something else:',
    'left out': (words) => `That leaves out “${words}”:`,
    unsaid: (words) => `Your website doesn’t say “${words}”. The nearest line:`,
    ambiguous: () => 'Your website has another line with other figures:',
    unreadable: () => 'Plain words only: no links, no markup, no unusual letters.',
  } satisfies Record<Reason, (words: string) => string>,
  nothing: 'Nothing on your website says anything like it.',
};
