/** The form in which a search word is compared with those of content/searchTabs.json. */
export function asTabWord(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
