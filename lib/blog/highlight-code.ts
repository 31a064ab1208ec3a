import rehypeShikiFromHighlighter, { type RehypeShikiCoreOptions } from '@shikijs/rehype/core';
import { createCssVariablesTheme, createHighlighterCore, type ShikiTransformer } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

const THEME = 'css-variables';

const highlighter = createHighlighterCore({
  themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--code-', fontStyle: false })],
  langs: [
    import('shiki/langs/javascript.mjs'),
    import('shiki/langs/json.mjs'),
    import('shiki/langs/html.mjs'),
    import('shiki/langs/css.mjs'),
    import('shiki/langs/shellscript.mjs'),
  ],
  engine: createJavaScriptRegexEngine(),
});

const TOKEN_COLOR = /^color:var\(--code-token-([a-z-]+)\)$/;

/**
 * Shiki writes each colour as a `style` attribute, which `style-src 'self'` blocks. The theme has a fixed set of tokens, so
 * each becomes a class that components/ui/prose.css colours: `code-keyword`, `code-string` and so on.
 */
const stylesToClasses: ShikiTransformer = {
  name: 'styles-to-classes',
  pre(node) {
    delete node.properties.style;
    delete node.properties.class;
  },
  span(node) {
    const token = TOKEN_COLOR.exec(String(node.properties.style))?.[1];
    delete node.properties.style;
    if (token) node.properties.class = `code-${token}`;
  },
};

const options: RehypeShikiCoreOptions = {
  theme: THEME,
  fallbackLanguage: 'text',
  // Length bounds the work. A limit of time would leave code uncoloured on a busy machine, and the page is cached in that state.
  tokenizeTimeLimit: 0,
  tokenizeMaxLineLength: 1_000,
  transformers: [stylesToClasses],
};

/**
 * The rehype plugin that marks up `<pre><code class="language-…">` with classes. Code in unknown languages stays uncoloured.
 */
export const codeHighlighting = async () => [rehypeShikiFromHighlighter, await highlighter, options] as const;
