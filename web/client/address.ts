import { apiAddresses, apiBase } from '../../contract/addresses.ts';
import type { ApiCall } from '../../contract/api.ts';

/** The address of a call with its path and query values, keys in the order given; empty values are left out. */
export function callAddress(
  name: ApiCall,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const path = apiAddresses[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return `${apiBase}${path}${text ? `?${text}` : ''}`;
}
