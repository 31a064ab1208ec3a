/** A stylesheet as text (scripts/support/bundle.mjs). */
declare module '*.css?text' {
  const css: string;
  export default css;
}
