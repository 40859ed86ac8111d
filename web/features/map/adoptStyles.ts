const adopted = new Set<string>();

/**
 * Adopts a sheet once. The styles travel in the module that needs them: they cannot fail apart from it, and a sheet made
 * by script needs no exception in the content security policy, as a style element would.
 */
export function adoptStyles(styles: string): void {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
