import { type Fingerprint, isSamePage, isVariant } from './fingerprint';

/** An index of stored pages by content. */
export class Duplicates {
  private readonly byContent = new Map<string, string>();
  private readonly byTitle = new Map<string, { url: string; fingerprint: Fingerprint }[]>();
  private readonly byUrl = new Map<string, Fingerprint>();

  add(url: string, fingerprint: Fingerprint): void {
    if (!this.byContent.has(fingerprint.content)) this.byContent.set(fingerprint.content, url);
    this.byTitle.set(fingerprint.title, [...(this.byTitle.get(fingerprint.title) ?? []), { url, fingerprint }]);
    this.byUrl.set(url, fingerprint);
  }

  /** The URL of a stored page with the same content. */
  find(fingerprint: Fingerprint): string | undefined {
    return (
      this.byContent.get(fingerprint.content) ??
      this.byTitle.get(fingerprint.title)?.find((known) => isSamePage(known.fingerprint, fingerprint))?.url
    );
  }

  /** Whether the page at a URL was stored and may be another version of this one. */
  hasVariant(url: string, fingerprint: Fingerprint): boolean {
    const known = this.byUrl.get(url);
    return known !== undefined && isVariant(known, fingerprint);
  }
}
