import { foldAccents } from '@/lib/text/fold-accents';

/** Frequent words by language (ISO 639-1) that are no English words, without accents. */
const frequentWords: Readonly<Record<string, string>> = {
  es: 'que de la el los las un una para por con como cuanto cuanta cuesta cuestan tienen tiene hay donde esta estan es son cuando abren abierto quiero puedo hola buenos buenas dias gracias por favor mesa noche habitacion precio cual usted ustedes mi su y muy hacen aceptan',
  fr: 'est ce que le les un une des du de la vous avez etes nous je voudrais bonjour bonsoir merci combien ou quand quel quelle quels quelles sont vos votre pour avec sur dans ouvert ouverts dimanche chambre et puis peut faites acceptez coute',
  de: 'der das ein eine einen ist sind haben hat sie ihr wir ich und oder wie viel wann wo was kostet kosten kann konnen mit fur auf bei am um gibt es guten tag hallo danke bitte geoffnet zimmer tisch heute morgen nicht sprechen mochte',
  it: 'il lo gli un una di che e per con avete quanto costa quando dove siete aperto aperti aperta buongiorno buonasera ciao grazie vorrei posso camera tavolo per favore sono del della quali orari prenotare parcheggio domani stasera',
  pt: 'o os as um uma de que para com quanto custa voces tem onde quando estao aberto abertos obrigado obrigada ola bom dia boa noite quarto mesa por favor posso eu gostaria qual sao e ao domingo fazem aceitam',
  pl: 'czy ile kosztuje kosztuja macie jest sa gdzie kiedy jak na w z do dla dzien dobry dziekuje prosze wolne stolik stoliki pokoj otwarte godziny mozna chce chcialbym chcialabym jutro dzis sobote niedziele wizyta u po nie tak moge cena panstwo jestescie',
  ga: 'an bhfuil sibh bhuil conas ca mhead cathain cad cen ta taim go raibh maith agat agaibh le do thoil oscailte amarach inniu fail is mian liom ar feidir cead sin ansin agus bord',
  nl: 'het een is zijn heeft hebben jullie wij ik en of hoeveel wanneer waar kost kan kunnen met voor op bij goedemorgen goedendag hallo dank bedankt alstublieft open morgen vandaag niet kamer tafel',
  ro: 'este sunt aveti cat costa unde cand pentru cu si sau buna ziua multumesc va rog camera masa deschis duminica maine pot vreau la',
  lt: 'ar turite kiek kainuoja kur kada yra dirbate laba diena aciu prasau rytoj siandien noriu galiu',
};

/** Also English, or parts of English names. */
const alsoEnglish = new Set(
  'a i me no in on an as is do to so go the or of at us he we she it be by my up our was what when where how am for pot sin hat die come one pub open on hallo ciao man das la le de'.split(
    ' ',
  ),
);
const english = new Set(
  (
    'the a an is are do does you your i my me we our can could what when where how much many have has of for to in on at with and or it there that this be will would if any not from by ' +
    'open price book need want please sorry about who why all which than'
  ).split(' '),
);

const lists = Object.entries(frequentWords).map(
  ([language, words]) => [language, new Set(words.split(' ').filter((word) => !alsoEnglish.has(word)))] as const,
);

const scripts: readonly [RegExp, string][] = [
  [/\p{Script=Cyrillic}/gu, 'uk'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

/** The language (ISO 639-1) of a text that is surely not English; undefined otherwise. Of a script, its most frequent language here. */
export function foreignLanguageOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts.find(([letter]) => (text.match(letter)?.length ?? 0) > letters / 2);
  if (script && letters > 1) return script[1];
  const words = foldAccents(text).match(/\p{L}+/gu) ?? [];
  const counts = lists.map(([language, list]) => [language, words.filter((word) => list.has(word)).length] as const);
  const [best, most] = counts.reduce((one, other) => (other[1] > one[1] ? other : one));
  const known = words.filter((word) => english.has(word)).length;
  const isMarked = /[¿¡]/.test(text);
  return most > known && (most >= 2 || (isMarked && most === 1)) ? best : undefined;
}
