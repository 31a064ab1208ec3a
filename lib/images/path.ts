/** A stored image. Its path carries its size, so that a page can be rendered without looking it up. */
export type StoredImage = { hash: string; width: number; height: number };

/** The widths of the smaller variants, in pixels. */
export const variantWidths = [480, 960] as const;

const PATH = /^\/images\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})\.webp$/;

/** The path of a stored image. */
export const imagePath = ({ hash, width, height }: StoredImage): string => `/images/${hash}-${width}x${height}.webp`;

/** Parses the path of a stored image; undefined for any other path. */
export function readImagePath(path: string): StoredImage | undefined {
  const [, hash, width, height] = PATH.exec(path) ?? [];
  return hash ? { hash, width: Number(width), height: Number(height) } : undefined;
}

/** The attributes of an `img`: its size, which prevents layout shifts, and a srcset of its variants. */
export function imageAttributes(image: StoredImage) {
  const path = imagePath(image);
  const smaller = variantWidths.filter((width) => width < image.width);
  return {
    width: image.width,
    height: image.height,
    srcSet: [...smaller.map((width) => `${path}?w=${width} ${width}w`), `${path} ${image.width}w`].join(', '),
    sizes: '(max-width: 48rem) 100vw, 44rem',
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
