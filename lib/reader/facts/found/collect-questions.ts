import { decodeEscapes } from '../../text/percent-escapes';
import { plainWords } from '../../text/plain-words';
import type { FactPage, QuestionFact } from '../shared/fact-types';
import { citationsOf, gather, isDated } from '../shared/ownership';

/** As many pages as state a question about different places; fewer may ask different things. */
const MIN_COPIES = 3;
const PLACE =
  /(?<=\s(?:in|near|around|across|to|from|at|cover|covering|serve|serving|for an?) )\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}/gu;

/** The question without the place that its page is about: "Do you work in Oakford?" on `/plumber-oakford`. */
function withoutPlace(question: string, url: string): string {
  const path = plainWords(decodeEscapes(new URL(url).pathname));
  return question.replace(PLACE, (place) => (` ${path} `.includes(` ${plainWords(place)} `) ? '' : place));
}

/** Keeps one of the copies of a question that a page per town asks about its town. */
function mergeTowns(questions: readonly QuestionFact[]): QuestionFact[] {
  const copies = new Map<string, QuestionFact[]>();
  for (const one of questions) {
    const key = plainWords(withoutPlace(one.question, one.sources[0]?.url ?? 'about:blank'));
    copies.set(key, [...(copies.get(key) ?? []), one]);
  }
  return [...copies.values()].flatMap((same) => {
    const [first] = same.toSorted((a, b) => (a.sources[0]?.url ?? '').localeCompare(b.sources[0]?.url ?? ''));
    const urls = new Set(same.map(({ sources }) => sources[0]?.url));
    if (!first || same.length < MIN_COPIES || urls.size < same.length) return same;
    return [{ ...first, sources: same.flatMap(({ sources }) => sources) }];
  });
}

/** The questions that pages answer, each once with all its pages; of news and blogs, only those that their markup states. */
export function collectQuestions(pages: readonly FactPage[]): QuestionFact[] {
  const statements = gather(pages, (page) =>
    page.facts.questions
      .filter(({ place }) => place === 'markup' || page.contentType === 'FAQ' || !isDated(page))
      .map((candidate) => ({ key: plainWords(candidate.question), value: candidate, candidate })),
  );
  return mergeTowns(
    statements.map((one) => {
      const { question, answer } = one.value;
      return { question, answer, sources: citationsOf(one) };
    }),
  );
}
