const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Rendered HTML as a test compares it with messages: characters in place of entities, and no comments between texts. */
export function readableHtml(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
}
