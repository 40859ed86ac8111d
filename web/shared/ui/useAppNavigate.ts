import { useEffect } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { inLanguage } from '../paths.ts';
import { useAddressLanguage } from './PageLink.tsx';

/** Navigates within the product; a URL that carries its language keeps it. */
export function useAppNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const language = useAddressLanguage();
  return (to, options) => {
    navigate(inLanguage(to, language), options);
  };
}

/** Redirects from a page that has nothing to show; null stays. */
export function useRedirect(to: string | null, state?: unknown): void {
  const navigate = useAppNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address; `navigate` is a new function each time
  useEffect(() => {
    if (to !== null) navigate(to, { replace: true, state });
  }, [to]);
}
