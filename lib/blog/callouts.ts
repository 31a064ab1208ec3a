/** The kinds of callouts, by the word in `> [!NOTE]`, with their labels in English. */
export const callouts = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Caution',
} as const;

export type CalloutKind = keyof typeof callouts;

type Labels = Record<CalloutKind, string>;

const labelled = (NOTE: string, TIP: string, IMPORTANT: string, WARNING: string, CAUTION: string): Labels => ({
  NOTE,
  TIP,
  IMPORTANT,
  WARNING,
  CAUTION,
});

/** The labels in the languages that the editor suggests. */
const translations: Readonly<Record<string, Labels>> = {
  ga: labelled('Nóta', 'Leid', 'Tábhachtach', 'Rabhadh', 'Bí cúramach'),
  pl: labelled('Informacja', 'Wskazówka', 'Ważne', 'Ostrzeżenie', 'Uwaga'),
  uk: labelled('Примітка', 'Порада', 'Важливо', 'Попередження', 'Обережно'),
  ro: labelled('Notă', 'Sfat', 'Important', 'Avertisment', 'Atenție'),
  lt: labelled('Pastaba', 'Patarimas', 'Svarbu', 'Įspėjimas', 'Atsargiai'),
  pt: labelled('Nota', 'Dica', 'Importante', 'Aviso', 'Cuidado'),
  es: labelled('Nota', 'Consejo', 'Importante', 'Advertencia', 'Precaución'),
  fr: labelled('Remarque', 'Astuce', 'Important', 'Avertissement', 'Attention'),
  de: labelled('Hinweis', 'Tipp', 'Wichtig', 'Warnung', 'Vorsicht'),
  it: labelled('Nota', 'Suggerimento', 'Importante', 'Avvertenza', 'Attenzione'),
  ar: labelled('ملاحظة', 'نصيحة', 'مهم', 'تحذير', 'تنبيه'),
  zh: labelled('说明', '提示', '重要', '警告', '注意'),
};

/** The labels that readers see in a text of a language (a BCP 47 tag, or empty): English unless they are known in it. */
export const calloutLabels = (lang: string): Labels => translations[lang.toLowerCase().split('-')[0] ?? ''] ?? callouts;

const isKind = (word: string): word is CalloutKind => Object.hasOwn(callouts, word);

/** Reads the marker in the first line of a quotation: the kind of callout, and the text behind that line. */
export function readCalloutMarker(text: string): { kind: CalloutKind; rest: string } | undefined {
  const [, word = '', rest = ''] = /^\[!([A-Z]{3,9})\][ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  return isKind(word) ? { kind: word, rest } : undefined;
}
