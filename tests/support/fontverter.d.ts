declare module 'fontverter' {
  /** Converts a font file to another container format. */
  export function convert(file: Buffer, format: 'sfnt'): Promise<Buffer>;
}
