/** How to run the npm that started this process, or otherwise the machine's npm. */
export function npmCommand(): { readonly command: string; readonly first: readonly string[] } {
  const { npm_execpath: npm } = process.env;
  return npm ? { command: process.execPath, first: [npm] } : { command: 'npm', first: [] };
}
