import { type Fingerprint, isSamePage, isVariant } from './fingerprint';

/** An index of stored pages by content. */
export class Duplicates {
  private readonly byContent = new Map<string, string>();
  private readonly byTitle = new Map<string, { url: string; mark: Fingerprint }[]>();
  private readonly byUrl = new Map<string, Fingerprint>();

  add(url: string, mark: Fingerprint): void {
    if (!this.byContent.has(mark.content)) this.byContent.set(mark.content, url);
    this.byTitle.set(mark.title, [...(this.byTitle.get(mark.title) ?? []), { url, mark }]);
    this.byUrl.set(url, mark);
  }

  /** The URL of a stored page with the same content. */
  find(mark: Fingerprint): string | undefined {
    return (
      this.byContent.get(mark.content) ??
      this.byTitle.get(mark.title)?.find((known) => isSamePage(known.mark, mark))?.url
    );
  }

  /** Whether the page at a URL was stored and may be another version of this one. */
  hasVariant(url: string, mark: Fingerprint): boolean {
    const known = this.byUrl.get(url);
    return known !== undefined && isVariant(known, mark);
  }
}
