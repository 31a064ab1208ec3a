/** The classes of a tab that is marked by a bar below it: also in forced colours, where a transparent border is visible. */
export const tabMark =
  '-mb-px border-transparent border-b-3 font-display font-semibold data-[state=active]:border-brand data-[state=active]:text-brand forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[CanvasText]';
