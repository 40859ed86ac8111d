import { type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router';

/**
 * The query of the address, and a function that replaces it. It shows the change before it returns, because the next choice begins
 * with what is shown: two quick choices both apply.
 */
export function useAddressSearch(): [
  search: URLSearchParams,
  show: (changed: URLSearchParamsInit, options?: NavigateOptions) => void,
] {
  const [search, setSearch] = useSearchParams();
  return [search, (changed, options) => setSearch(changed, { flushSync: true, ...options })];
}
