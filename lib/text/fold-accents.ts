/** Lower-case without accents, so that "Dún" is found by "dun" and the other way round. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
