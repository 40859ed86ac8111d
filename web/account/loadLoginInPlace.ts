import { loadFullStyles } from '../client/fullStyles.ts';

/** The login dialog with its styles, which the guide's pages do not carry. */
export async function loadLoginInPlace() {
  const [{ LoginInPlace }] = await Promise.all([import('./LoginInPlace.tsx'), loadFullStyles()]);
  return { default: LoginInPlace };
}
