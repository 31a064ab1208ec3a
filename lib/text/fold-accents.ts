/** Lower case without accents, so that a search for "dun" finds "Dún" and vice versa. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
