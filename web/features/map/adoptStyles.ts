const adopted = new Set<string>();

/**
 * Adopts a style sheet once. The styles ship in the module that needs them, so they cannot fail separately; a
 * constructed sheet needs no exception in the content security policy, unlike a style element.
 */
export function adoptStyles(styles: string): void {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
