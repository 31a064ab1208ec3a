/** Escapes text of others so that nothing in it is parsed as Markdown or HTML. White space becomes single spaces. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]()#+!|<>~&]/g, '\\$&').replace(/\s+/g, ' ');
