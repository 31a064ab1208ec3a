/** A stored picture, as its address tells it: nothing has to be looked up to draw a page with it. */
export type StoredImage = { hash: string; width: number; height: number };

/** The widths that smaller copies are made in. */
export const variantWidths = [480, 960] as const;

const PATH = /^\/images\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})\.webp$/;

export const imagePath = ({ hash, width, height }: StoredImage): string => `/images/${hash}-${width}x${height}.webp`;

/** The picture that a path names; undefined for any other path. */
export function readImagePath(path: string): StoredImage | undefined {
  const [, hash, width, height] = PATH.exec(path) ?? [];
  return hash ? { hash, width: Number(width), height: Number(height) } : undefined;
}

/** What an `img` needs: its size, so that nothing jumps, and the widths to choose from. */
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

/** The name that a picture is stored under, in a smaller width if there is a copy of that width. */
export function imageKey({ hash, width }: StoredImage, wanted?: number): string {
  const smaller = variantWidths.find((variant) => variant === wanted && variant < width);
  return smaller ? `${hash}-${smaller}.webp` : `${hash}.webp`;
}

/** The names that a picture and its smaller copies are stored under. */
export const imageKeys = ({ hash, width }: StoredImage): string[] => [
  `${hash}.webp`,
  ...variantWidths.filter((variant) => variant < width).map((variant) => `${hash}-${variant}.webp`),
];
