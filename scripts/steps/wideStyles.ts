/** How a sheet says that something is for screens from so many rem on (`md:` and `lg:` in the components). */
const wideQuery = /@media \(width>=(48|64)rem\)\{/g;

/** The index of the brace that closes the one before `from`. */
function closingBrace(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('the style sheet ends within a block');
}

/** Takes the blocks for wider screens out of a sheet; what is for the widest alone keeps its query. */
function withoutWideBlocks(css: string): { rest: string; wide: string } {
  let rest = '';
  let wide = '';
  let from = 0;
  for (const query of css.matchAll(wideQuery)) {
    const start = query.index + query[0].length;
    const end = closingBrace(css, start);
    rest += css.slice(from, query.index);
    wide += query[1] === '48' ? css.slice(start, end) : css.slice(query.index, end + 1);
    from = end + 1;
  }
  return { rest: rest + css.slice(from), wide };
}

/**
 * Parts a minified sheet in two: what every screen needs, and what only screens from 48rem on do, for a sheet of its own
 * whose link names that width. Each rule stays in its layer. A phone carries the first one only (DESIGN 9).
 */
export function splitWideStyles(css: string): { everywhere: string; wide: string } {
  let everywhere = '';
  let wide = '';
  let from = 0;
  for (const layer of css.matchAll(/@layer [\w-]+\{/g)) {
    const start = layer.index + layer[0].length;
    const end = closingBrace(css, start);
    const parts = withoutWideBlocks(css.slice(start, end));
    everywhere += css.slice(from, start) + parts.rest;
    if (parts.wide) wide += `${layer[0]}${parts.wide}}`;
    from = end;
  }
  everywhere += css.slice(from);
  if (everywhere.search(wideQuery) !== -1) throw new Error('a wide rule stands outside every layer');
  return { everywhere, wide };
}

/**
 * Without what Tailwind writes for cases that our pages do not have: borders of other styles than the reset's solid one,
 * line heights set apart from the text's size, and `light-dark()` for browsers that lack it.
 */
export function withoutUnusedCases(css: string): string {
  return css
    .replaceAll('border-style:var(--tw-border-style);', '')
    .replaceAll(/border-(?:top|bottom|left|right)-style:var\(--tw-border-style\);/g, '')
    .replaceAll(/var\(--tw-leading,(var\([\w-]+\))\)/g, '$1')
    .replace(/@layer properties\{@supports[^{]*\{[^{}]*\{--tw-border-style:solid\}\}\}/, '')
    .replace(/@property --tw-border-style\{[^}]*\}/, '')
    .replace(/--lightningcss-light:initial;--lightningcss-dark: ;/, '')
    .replace(/@media \(prefers-color-scheme:dark\)\{:root\{--lightningcss[^}]*\}\}/, '');
}
