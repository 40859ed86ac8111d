/** How to run the npm that runs us, or else the one of the machine. */
export function npmCommand(): { readonly command: string; readonly first: readonly string[] } {
  const { npm_execpath: npm } = process.env;
  return npm ? { command: process.execPath, first: [npm] } : { command: 'npm', first: [] };
}
