import { palette, type Tone } from './palette';

/** A path of a drawing: filled, or with a stroke width drawn as a line. */
export type Mark = readonly [tone: Tone, path: string, strokeWidth?: number];

/**
 * The paths of a drawing, for an `svg` element. Called as a function, not as a component, because the renderer of link cards does
 * not resolve components inside an SVG. Colours are attributes, which the Content-Security-Policy allows, unlike styles.
 */
export const drawMarks = (marks: readonly Mark[]) =>
  marks.map(([tone, path, strokeWidth]) =>
    strokeWidth ? (
      <path
        key={path}
        d={path}
        fill="none"
        stroke={palette[tone]}
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path key={path} d={path} fill={palette[tone]} />
    ),
  );
