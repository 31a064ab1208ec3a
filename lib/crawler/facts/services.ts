import { readObject, readText, type Thing } from '../extract/structured-data';
import type { FactLine } from './page-lines';
import { splitPerson } from './people';
import { findAmounts } from './price-amounts';

type Service = { name: string; description?: string };
type Found = Service & { text: string; line: FactLine };

const SERVICES =
  /^(?:(?:all )?(?:our|the|core|main|full|popular|premium|featured|specialist|professional|additional|other)?\s*(?:[\p{L}&]+ ){0,2}(?:services|treatments|therapies|specialities|specialties|practice areas|areas of (?:practice|expertise)|facilities|classes|courses|what we (?:do|offer|provide)|how we (?:can )?help|our work|we (?:offer|provide|do|specialise in)|leistungen|nos (?:services|prestations)|onze diensten|servicios))(?: (?:we (?:offer|provide)|include|offered|provided|list|across .{3,30}|in .{3,30}|for .{3,30}))?\s*[:.]?$/iu;
const NOT_SERVICE =
  /\?$|^(?:why|how|what|when|where|who|our|about|contact|get|book|call|ready|need|request|read|view|see|learn|find|meet|from|the|we|your?|testimonials?|reviews?|faqs?|frequently|pric(?:es?|ing)|location|areas?|opening|trusted|gallery|latest|recent|benefits|areas we|more|all|free quote|free|related|process|step)\b|[!:]$/i;
const TIME_OF_DAY = /\d[:.]\d{2}\b|\d\s?[ap]m\b|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;
const MAX_NAME = 70;

const isName = (text: string) =>
  text.length >= 3 &&
  text.length <= MAX_NAME &&
  text.split(/\s+/).length <= 9 &&
  !NOT_SERVICE.test(text) &&
  !TIME_OF_DAY.test(text) &&
  !/[.]\s*$/.test(text) &&
  !SERVICES.test(text) &&
  findAmounts(text).length === 0;

/** Whether a line names a service; "Anna Byrne, Director" signs a review. */
const isService = ({ text, isQuoted }: FactLine) =>
  !isQuoted && isName(text.replace(/(?:\s[–—]\s|:\s).*$/, '')) && !(text.includes(',') && splitPerson(text));

/** The items of a list in a section, up to its first short heading: a long one introduces the list. */
function itemsOf(section: FactLine[]): FactLine[] {
  const end = section.findIndex(({ kind, text }) => kind === 'heading' && text.length <= MAX_NAME);
  return (end < 0 ? section : section.slice(0, end)).filter(
    ({ kind, block, text }) => kind === 'item' && block.marker !== '' && block.linkLength <= text.length,
  );
}

/** Headings one level below, or items of a list, in a section headed "Our services". */
export function findServices(lines: FactLine[]): Found[] {
  const found: Found[] = [];
  for (const [at, head] of lines.entries()) {
    if (head.kind !== 'heading' || head.place !== 'content' || !SERVICES.test(head.text)) continue;
    // A long headline ("Gas & Plumbing Services Across West London") belongs to the whole page, not to a list.
    if (head.level === 1 && head.text.split(/\s+/).length > 4) continue;
    const end = lines.findIndex(
      (line, index) =>
        index > at && (line.place !== 'content' || (line.kind === 'heading' && line.level <= head.level)),
    );
    const section = lines.slice(at + 1, end < 0 ? lines.length : end);
    const headings = section.filter(({ kind }) => kind === 'heading');
    const level = Math.min(...headings.map((line) => line.level));
    const byHeading = headings.filter((line) => line.level === level && isService(line));
    const isByHeading = headings.length >= 2 && byHeading.length > 0;
    const named = isByHeading ? byHeading : itemsOf(section);
    if ((!isByHeading && named.length < 2) || named.length > 40) continue;
    for (const line of named) {
      if (!isService(line)) continue;
      const next = section[section.indexOf(line) + 1];
      const isDescription =
        next !== undefined && next.kind === 'paragraph' && line.kind === 'heading' && next.text.length >= 30;
      const description = isDescription ? next.text.slice(0, 400) : undefined;
      const [name = '', rest] = line.text.split(/\s[–—]\s|:\s/, 2);
      const said = rest ?? description;
      found.push({ name, description: said, text: [name, said].filter(Boolean).join(': ').slice(0, 300), line });
    }
  }
  return found;
}

/** A page in a folder of services is about one of them: its headline is the name. */
export function readServicePage(lines: FactLine[], url: string): Found[] {
  const isServicePage =
    /\/(?:services?|treatments?|therap(?:y|ies)|what-we-do|our-work|practice-areas)\/[^/]+\/?$/i.test(
      new URL(url).pathname,
    );
  const line = lines.find(({ kind, level, place }) => kind === 'heading' && level === 1 && place !== 'footer');
  if (!isServicePage || !line || !isName(line.text)) return [];
  const next = lines[lines.indexOf(line) + 1];
  const description = next?.kind === 'paragraph' && next.text.length >= 30 ? next.text.slice(0, 400) : undefined;
  return [
    { name: line.text, description, text: [line.text, description].filter(Boolean).join(': ').slice(0, 300), line },
  ];
}

/** Services in schema.org data, including those in offers and catalogues. */
export function readServices(things: Thing[]): Service[] {
  return things
    .filter(({ types }) =>
      types.some((type) => /^(?:Service|MedicalProcedure|MedicalTherapy|TherapeuticProcedure)$/.test(type)),
    )
    .flatMap(({ values }) => {
      const name = readText(values.name) ?? readText(readObject(values.itemOffered)?.name);
      return name && name.length <= 100 ? [{ name, description: readText(values.description)?.slice(0, 400) }] : [];
    });
}
