import { plainWords } from '../../text/plain-words';
import type { FactPage, QuestionFact } from '../shared/fact-types';
import { citationsOf, gather, isDated } from '../shared/ownership';

/** The questions that pages answer, each once with all its pages; of news and blogs, only those that their markup states. */
export function collectQuestions(pages: readonly FactPage[]): QuestionFact[] {
  const statements = gather(pages, (page) =>
    page.facts.questions
      .filter(({ place }) => place === 'markup' || page.contentType === 'FAQ' || !isDated(page))
      .map((candidate) => ({ key: plainWords(candidate.question), value: candidate, candidate })),
  );
  return statements.map((one) => {
    const { question, answer } = one.value;
    return { question, answer, sources: citationsOf(one) };
  });
}
