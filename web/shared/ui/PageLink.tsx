import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { inLanguage } from '../paths.ts';

/**
 * The `lang` of the current URL, or null (links of such pages carry it on;
 * docs/product/languages.md#choosing-the-language).
 */
function languageIn(search: string): string | null {
  return new URLSearchParams(search).get('lang');
}

export function useAddressLanguage(): string | null {
  return languageIn(useLocation().search);
}

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** One of `paths`: absolute within the product, and used unchanged. */
  to: string;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Ctrl, Cmd, Shift and the middle button open a link elsewhere, which is left to the browser. */
function opensHere(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

/**
 * A link inside the product. The router's own Link includes prefetching, which costs 1 KB and is not used; its useHref
 * and useLinkClickHandler resolve the address twice against the route, which took a tenth of the render time for the
 * forty links of a list page.
 */
export function PageLink({ to, replace, state, preventScrollReset, onClick, ...rest }: PageLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const href = inLanguage(to, languageIn(location.search));
  const follow = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    navigate(href, {
      // A link to the current page adds no second history entry.
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
