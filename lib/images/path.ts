/** A stored image. Its path carries its size, so that a page can be rendered without looking it up. */
export type StoredImage = { hash: string; width: number; height: number };

/** The widths of the smaller variants, in pixels. */
export const variantWidths = [480, 960] as const;

/** The sizes in which an article shows an image, by the fragment of its URL (`/images/….webp#small`): the width in pixels. */
export const shownWidths = { small: 256, medium: 448 } as const;
export type ShownSize = keyof typeof shownWidths;

/** Splits the URL of an image in an article into the URL of the file and the size; `null` for the size of the image. */
export function splitShownSize(url: string): { src: string; size: ShownSize | null } {
  const [, src = '', size] = /^([^#]*)#(small|medium)$/.exec(url) ?? [];
  return size ? { src, size: size as ShownSize } : { src: url, size: null };
}

const PATH = /^\/images\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})\.webp$/;

/** The path of a stored image. */
export const imagePath = ({ hash, width, height }: StoredImage): string => `/images/${hash}-${width}x${height}.webp`;

/** Parses the path of a stored image; undefined for any other path. */
export function readImagePath(path: string): StoredImage | undefined {
  const [, hash, width, height] = PATH.exec(path) ?? [];
  return hash ? { hash, width: Number(width), height: Number(height) } : undefined;
}

/** The attributes of an `img`: its size, which prevents layout shifts, and a srcset of its variants. */
export function imageAttributes(image: StoredImage, size: ShownSize | null = null) {
  const path = imagePath(image);
  const smaller = variantWidths.filter((width) => width < image.width);
  const width = Math.min(image.width, size ? shownWidths[size] : image.width);
  return {
    width,
    height: Math.round((image.height * width) / image.width),
    srcSet: [...smaller.map((width) => `${path}?w=${width} ${width}w`), `${path} ${image.width}w`].join(', '),
    sizes: size ? `${width}px` : '(max-width: 48rem) 100vw, 44rem',
  };
}

/** The storage key of an image, or of its variant in the given width if there is one. */
export function imageKey({ hash, width }: StoredImage, variantWidth?: number): string {
  const smaller = variantWidths.find((variant) => variant === variantWidth && variant < width);
  return smaller ? `${hash}-${smaller}.webp` : `${hash}.webp`;
}

/** The storage keys of an image and its variants. */
export const imageKeys = ({ hash, width }: StoredImage): string[] => [
  `${hash}.webp`,
  ...variantWidths.filter((variant) => variant < width).map((variant) => `${hash}-${variant}.webp`),
];
