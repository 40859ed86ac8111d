import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { inLanguage } from '../paths.ts';

/** The `lang` that the page's address carries, or null (DESIGN 8: such pages' links carry it on). */
export function useAddressLanguage(): string | null {
  return new URLSearchParams(useLocation().search).get('lang');
}

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

/** A link inside the product. The router's own carries its prefetching, which costs 1 KB and is not used. */
export function PageLink({ to, replace, state, preventScrollReset, onClick, ...rest }: PageLinkProps) {
  const target = inLanguage(to, useAddressLanguage());
  const href = useHref(target);
  const follow = useLinkClickHandler(target, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
  });
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...rest}
    />
  );
}
