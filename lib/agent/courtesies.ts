import { inOwnWords } from './reply-type';
import { inDanger, type Speaker } from './speaker';
import type { Step } from './turn';
import type { Courtesy } from './understand/acts';

/** `I answer in English` in the languages that are recognised, by ISO 639-1 code. */
const onlyEnglish: Readonly<Record<string, string>> = {
  es: 'Por ahora solo respondo en inglés. ¿Puede preguntarme en inglés?',
  fr: 'Pour l’instant, je ne réponds qu’en anglais. Pouvez-vous poser votre question en anglais ?',
  de: 'Im Moment antworte ich nur auf Englisch. Können Sie Ihre Frage auf Englisch stellen?',
  it: 'Per ora rispondo solo in inglese. Può farmi la domanda in inglese?',
  pt: 'Por enquanto só respondo em inglês. Pode fazer a sua pergunta em inglês?',
  pl: 'Na razie odpowiadam tylko po angielsku. Czy może Pan/Pani zadać pytanie po angielsku?',
  ga: 'Níl mé ag freagairt ach i mBéarla faoi láthair. An féidir leat an cheist a chur i mBéarla?',
  nl: 'Op dit moment antwoord ik alleen in het Engels. Kunt u uw vraag in het Engels stellen?',
  ro: 'Deocamdată răspund doar în engleză. Puteți pune întrebarea în engleză?',
  uk: 'Наразі я відповідаю лише англійською. Чи можете ви поставити запитання англійською?',
};
const IN_ENGLISH = 'I read and answer in English for now. Could you ask me in English?';

/** That the agent answers in English, in a language that it knows the sentence in, otherwise in English. */
export const saysEnglish = (language: string): string => `${(onlyEnglish[language] ?? IN_ENGLISH).split('. ', 1)[0]}.`;

const of = ({ name }: Speaker) => (name ? ` for ${name}` : '');

const replies: Record<Exclude<Courtesy, 'language'>, (speaker: Speaker) => string> = {
  greeting: (speaker) => `Hello! I’m the AI agent${of(speaker)}. What would you like to know?`,
  thanks: () => 'You’re welcome. Is there anything else you’d like to know?',
  goodbye: () => 'Goodbye, and thanks for getting in touch.',
  identity: (speaker) =>
    `I’m an AI agent${of(speaker)}, not a person. I answer in the words of the website, and take a message for a person when you ask for one.`,
  abuse: () => 'I’m sorry that didn’t help. Ask me another way, or say “a person” and I’ll take a message for them.',
  emergency: inDanger,
};

/** The reply to an act, in our own words. `language` is the ISO code of a sentence that is not English. */
function courtesyTo(act: Courtesy, speaker: Speaker, language?: string): string {
  if (act !== 'language') return replies[act](speaker);
  const known = onlyEnglish[language ?? ''];
  return known ? `${known} ${IN_ENGLISH}` : IN_ENGLISH;
}

/** Greetings, thanks, insults, emergencies, and questions about the agent itself or in another language are answered in our own words. */
export const courtesies: Step = async ({ understood: { move, speaker } }, next) =>
  move.kind === 'act' ? inOwnWords({ act: move.act, said: courtesyTo(move.act, speaker, move.language) }) : next();
