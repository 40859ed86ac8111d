/**
 * Allowed paths to return to after a sign-in (a fixed list; docs/product/accounts.md#sign-in), which prevents open
 * redirects.
 */
const exactPaths = new Set([
  '/',
  '/list',
  '/myplan',
  '/myplan-detail',
  '/payment',
  '/success',
  '/support',
  '/tour-taxi',
  '/account',
  '/tickets',
]);

/** The path if it is an allowed one; otherwise null. Hosts, queries and encoded characters are not allowed. */
export function safeReturnTo(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  if (exactPaths.has(text)) return text;
  if (/^\/tickets\/[A-Za-z0-9_-]{6,64}$/.test(text)) return text;
  // A place or a shared plan.
  return /^\/(content\/(tour|restaurant|accommodation)\/[1-9]\d{0,9}|plan\/[\w-]{43})$/.test(text)
    ? text
    : null;
}
