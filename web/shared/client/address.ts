import { apiBase } from '../../../contract/addresses.ts';

/** The URL of a request with its path and query values, keys in the given order; empty values are omitted. */
export function callAddress(
  path: string,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return `${apiBase}${filled}${text ? `?${text}` : ''}`;
}
