import { data } from 'react-router';

/** Any address that the product does not have. */
export function loader(): never {
  throw data({ code: 'notFound' }, { status: 404 });
}

export function Component() {
  return null;
}
