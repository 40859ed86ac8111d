import { withFullStyles } from '../client/fullStyles.ts';

/** The login dialog with its styles, which the guide's pages do not carry. */
export async function loadLoginInPlace() {
  const { LoginInPlace } = await withFullStyles(import('./LoginInPlace.tsx'));
  return { default: LoginInPlace };
}
