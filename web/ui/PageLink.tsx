import { Link, type LinkProps, useLocation } from 'react-router';
import { inLanguage } from '../paths.ts';

/** The `lang` that the page's address carries, or null (DESIGN 8: such pages' links carry it on). */
export function useAddressLanguage(): string | null {
  return new URLSearchParams(useLocation().search).get('lang');
}

/** A link inside the product. */
export function PageLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link to={inLanguage(to, useAddressLanguage())} {...rest} />;
}
