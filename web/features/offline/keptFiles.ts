/** The build's files that a document references: its scripts and its style sheets. */
export function filesNamedIn(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"?#]+\.(?:js|css))"/g)].map(([, file = '']) => file))];
}

/** Whether two URLs request the same resource, possibly in different languages. */
export function differsInLanguageOnly(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => {
    const url = new URL(address, 'http://solbada.invalid');
    url.searchParams.delete('locale');
    url.searchParams.sort();
    return `${url.pathname}${url.search}`;
  });
  return a === b;
}
