import {
  type Alternate,
  baseLanguage,
  type LanguageUrl,
  normalTag,
  splitLanguage,
} from '@/lib/reader/text/url-language';

/** The versions of one page: one URL for each language. */
type Group = Map<string, string>;
type Member = [tag: string, url: string];

const X_DEFAULT = 'x-default';
/** The BCP 47 tag for an undetermined language. */
const UNDETERMINED = 'und';

/** How well a version matches the requested language: 2 the same tag, 1 the same language, 0 not at all. */
const suits = (tag: string, wanted: string) =>
  tag === wanted ? 2 : baseLanguage(tag) === baseLanguage(wanted) ? 1 : 0;

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/**
 * Groups the pages of a site that are language versions of each other, and decides which of them is read: the one in the chosen
 * language, otherwise the one in the language of the site, otherwise the default.
 *
 * Versions are known from `hreflang`, and from URLs that differ only in a language (`/de/contact` and `/contact`), provided
 * that the site confirms that this part is a language: by `hreflang`, or by the language of a page with such a URL.
 */
export class LanguageVersions {
  private readonly groups = new Map<string, Group>();
  /** The languages of confirmed parts of URLs. The empty part stands for URLs without any. */
  private readonly markers = new Map<string, string>();
  private readonly byKey = new Map<string, Set<string>>();
  private readonly failed = new Set<string>();
  private readonly splits = new Map<string, LanguageUrl>();
  private own: string | undefined;

  /** @param chosen the language that is read where it exists; without it, the site's own */
  constructor(private readonly chosen?: string) {}

  /** Sets the language of the site: the one of its start page. Before that, no page is another version. */
  begin(home: string, language: string | undefined, alternates: readonly Alternate[]): void {
    this.own = selfTag(home, alternates) ?? (normalTag(language) || UNDETERMINED);
    const split = this.split(home);
    if (split.marker === '' || suits(split.language, this.own) > 0) this.markers.set(split.marker, this.own);
  }

  /** Records a URL of the site, so that its versions can be found. */
  note(url: string): void {
    const { key } = this.split(url);
    this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(url));
  }

  /**
   * Adds the versions that a page or a sitemap states.
   * @param language of the page, if it was read
   * @param alternates URLs of this site only, normalised
   */
  learn(url: string, language: string | undefined, alternates: readonly Alternate[]): void {
    const stated = normalTag(language);
    const { marker, language: inUrl } = this.split(url);
    if (stated !== '' && (marker === '' || suits(inUrl, stated) > 0)) this.confirm(marker, stated);
    if (stated !== '' && this.own === UNDETERMINED && marker === '') this.own = stated;
    for (const other of alternates) {
      const split = this.split(other.url);
      const tag = normalTag(other.language);
      if (tag !== '' && split.marker !== '' && suits(split.language, tag) > 0) this.confirm(split.marker, tag);
    }
    const named = selfTag(url, alternates);
    const tag = named ?? tagWithoutSelf(stated, alternates);
    if (tag === undefined) return;
    for (const other of alternates) {
      if (withoutSlash(other.url) !== withoutSlash(url)) this.join(url, tag, other.url, normalTag(other.language));
      else if (other.language === X_DEFAULT) addTo(this.groupOf(url), X_DEFAULT, url);
    }
  }

  /** Records that a URL could not be read, so that another version of its page is read. */
  fail(url: string): void {
    this.failed.add(url);
  }

  /** The version of a page that is read instead of the one at `url`; undefined if `url` is read. */
  betterVersion(url: string): string | undefined {
    if (this.own === undefined) return undefined;
    this.joinSiblings(url);
    const group = this.groups.get(url);
    const best = group && this.choose(group);
    return best === url ? undefined : best;
  }

  /** Whether the URL of a page indicates another language than the requested one. */
  isForeign(url: string): boolean {
    const wanted = this.chosen ?? this.own;
    const tag = this.markers.get(this.split(url).marker);
    if (wanted === undefined || tag === undefined || suits(tag, wanted) > 0) return false;
    // If URLs do not contain the chosen language, they do not distinguish the others either.
    return this.chosen === undefined || [...this.markers.values()].some((known) => suits(known, wanted) > 0);
  }

  private split(url: string): LanguageUrl {
    const split = this.splits.get(url) ?? splitLanguage(url);
    this.splits.set(url, split);
    return split;
  }

  private confirm(marker: string, tag: string): void {
    const known = this.markers.get(marker);
    if (known === undefined || known === UNDETERMINED) this.markers.set(marker, tag);
  }

  /** Joins two versions of a page, unless it then had two URLs in one language: some sites state those of their start page on every page. */
  private join(url: string, tag: string, other: string, otherTag: string): void {
    if (otherTag === '') return;
    const group = this.groupOf(url);
    const joined = this.groups.get(other);
    if (joined === group && group.get(tag) === url && group.get(otherTag) === other) return;
    const members: Member[] = [[tag, url], [otherTag, other], ...group, ...(joined ?? [])];
    if (hasTwoUrls(members)) return;
    for (const [one, memberUrl] of members) {
      addTo(group, one, memberUrl);
      this.groups.set(memberUrl, group);
    }
  }

  private groupOf(url: string): Group {
    const group = this.groups.get(url) ?? new Map<string, string>();
    this.groups.set(url, group);
    return group;
  }

  /** Joins the URLs that differ from this one only in a confirmed language. */
  private joinSiblings(url: string): void {
    const { marker, key } = this.split(url);
    const tag = this.markers.get(marker);
    if (tag === undefined) return;
    for (const sibling of this.byKey.get(key) ?? []) {
      const siblingTag = this.markers.get(this.split(sibling).marker);
      if (sibling !== url && siblingTag !== undefined && siblingTag !== tag) this.join(url, tag, sibling, siblingTag);
    }
  }

  /** The version to read. Equal for all URLs of a group, so that two versions never refer to each other. */
  private choose(group: Group): string | undefined {
    const readable = [...group].filter(([, url]) => !this.failed.has(url));
    for (const wanted of [this.chosen, this.own]) {
      for (const degree of wanted === undefined ? [] : [2, 1]) {
        const found = readable.find(([tag]) => suits(tag, wanted ?? '') === degree);
        if (found) return found[1];
      }
    }
    return (readable.find(([tag]) => tag === X_DEFAULT) ?? readable[0])?.[1];
  }
}

/** Whether there are two URLs in one language. */
function hasTwoUrls(members: readonly Member[]): boolean {
  const urls: Group = new Map();
  for (const [tag, url] of members) {
    addTo(urls, tag, url);
    if (tag !== X_DEFAULT && urls.get(tag) !== url) return true;
  }
  return false;
}

function addTo(group: Group, tag: string, url: string): void {
  if (!group.has(tag)) group.set(tag, url);
}

/** The language of the page itself in a list of versions. */
function selfTag(url: string, alternates: readonly Alternate[]): string | undefined {
  const self = alternates.find((one) => withoutSlash(one.url) === withoutSlash(url) && one.language !== X_DEFAULT);
  return (self && normalTag(self.language)) || undefined;
}

/** The language of a page that a list of versions leaves out. A list with another page in that language is about that page. */
function tagWithoutSelf(stated: string, alternates: readonly Alternate[]): string | undefined {
  return stated === '' || alternates.some(({ language }) => suits(normalTag(language), stated) > 0)
    ? undefined
    : stated;
}
