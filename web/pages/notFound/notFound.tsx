import { data } from 'react-router';

/** Any path that is not in the route table. */
export function loader(): never {
  throw data({ code: 'notFound' }, { status: 404 });
}

export function Component() {
  return null;
}
