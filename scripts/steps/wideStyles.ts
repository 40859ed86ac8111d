/** How a sheet says that something is for wide screens (`lg:` in the components). */
const wideQuery = '@media (width>=64rem){';

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

/** Takes the blocks that begin with `start` out of a sheet; `inside` is what stood in them. */
function withoutBlocks(css: string, start: string): { rest: string; inside: string[] } {
  let rest = '';
  let from = 0;
  const inside: string[] = [];
  for (let at = css.indexOf(start); at !== -1; at = css.indexOf(start, from)) {
    const end = closingBrace(css, at + start.length);
    rest += css.slice(from, at);
    inside.push(css.slice(at + start.length, end));
    from = end + 1;
  }
  return { rest: rest + css.slice(from), inside };
}

/**
 * Parts a minified sheet in two: what every screen needs, and what only screens from 64rem on do, for a sheet of its own
 * whose link names that width. Each rule stays in its layer. A phone carries the first one only (DESIGN 9).
 */
export function splitWideStyles(css: string): { everywhere: string; wide: string } {
  let everywhere = '';
  let wide = '';
  let from = 0;
  for (const layer of css.matchAll(/@layer [\w-]+\{/g)) {
    const start = layer.index + layer[0].length;
    const end = closingBrace(css, start);
    const { rest, inside } = withoutBlocks(css.slice(start, end), wideQuery);
    everywhere += css.slice(from, start) + rest;
    if (inside.length > 0) wide += `${layer[0]}${inside.join('')}}`;
    from = end;
  }
  everywhere += css.slice(from);
  if (everywhere.includes(wideQuery)) throw new Error('a wide rule stands outside every layer');
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
