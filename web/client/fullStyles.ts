import address from '../styles/full.css?url';

/**
 * Brings the styles of forms and account screens, which the guide's pages do not carry (DESIGN 9), before such a screen
 * is shown. The server names them in the page where it renders one itself.
 */
async function loadFullStyles(): Promise<void> {
  if (typeof document === 'undefined' || document.querySelector('link[data-full-styles]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.dataset.fullStyles = '';
  document.head.append(link);
  // A screen without its finer styles is better than none.
  await new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** A screen together with its styles. */
export async function withFullStyles<T>(screen: Promise<T>): Promise<T> {
  const [module] = await Promise.all([screen, loadFullStyles()]);
  return module;
}
