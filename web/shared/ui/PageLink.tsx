import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { inLanguage } from '../paths.ts';

/** The `lang` that an address carries, or null (DESIGN 8: such pages' links carry it on). */
function languageIn(search: string): string | null {
  return new URLSearchParams(search).get('lang');
}

export function useAddressLanguage(): string | null {
  return languageIn(useLocation().search);
}

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** One of `paths`: absolute within the product, and used as it is. */
  to: string;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

/** Ctrl, Cmd, Shift and the middle button open a link elsewhere, which is the browser's work. */
function opensHere(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

/**
 * A link inside the product. The router's own carries its prefetching, which costs 1 KB and is not used; its useHref and
 * useLinkClickHandler resolve the address twice against the route, which for the forty links of a list page was a tenth
 * of the time to render it.
 */
export function PageLink({ to, replace, state, preventScrollReset, onClick, ...rest }: PageLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const href = inLanguage(to, languageIn(location.search));
  const follow = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    navigate(href, {
      // The page that is shown already gets no second entry in the history.
      replace: replace ?? createPath(location) === href,
      state,
      ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    });
  };
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
