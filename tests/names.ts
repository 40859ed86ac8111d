import type { Page } from '@playwright/test';

/**
 * Faults that empty or repeated texts cause for users of screen readers: controls and headings without a name, landmarks with the
 * same name, languages that don't exist. This takes a tenth of axe's time; axe checks the elements and roles in English only.
 */
export function namingFaults(page: Page, lang: string): Promise<string[]> {
  return page.evaluate((expectedLang) => {
    const spoken = (node: Node): string => {
      if (node instanceof Text) return node.data.trim();
      if (!(node instanceof Element)) return '';
      if (node.matches('[aria-hidden="true"], [hidden], script, style, noscript')) return '';
      const own = node.getAttribute('aria-label') || node.getAttribute('alt');
      return own?.trim() || [...node.childNodes].map(spoken).join('');
    };
    const accessibleName = (element: Element): string => {
      const labels = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter((label) => label !== null);
      if (labels.length > 0) return labels.map(spoken).join('');
      if (!element.matches('input, select, textarea'))
        return spoken(element) || element.getAttribute('title') || '';
      if (element.hasAttribute('aria-label')) return element.getAttribute('aria-label')?.trim() ?? '';
      const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
      return label ? spoken(label) : '';
    };
    const faults: string[] = [];
    const { lang } = document.documentElement;
    if (lang !== expectedLang) faults.push(`the language is ${lang}`);
    if (!document.title.trim()) faults.push('the title is empty');
    if (!document.querySelector('h1')) faults.push('there is no h1');
    for (const element of document.querySelectorAll('[lang]')) {
      try {
        Intl.getCanonicalLocales(element.getAttribute('lang') ?? '');
      } catch {
        faults.push(`no language: ${element.outerHTML.slice(0, 120)}`);
      }
    }
    const named =
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), h1, h2, h3, h4, h5, h6, dialog, ' +
      '[role="button"], [role="tab"], [role="menuitem"], [role="dialog"], [role="separator"], [role="slider"]';
    for (const element of document.querySelectorAll(named))
      if (element.checkVisibility({ visibilityProperty: true }) && !accessibleName(element))
        faults.push(`no name: ${element.outerHTML.slice(0, 120)}`);
    const landmarks = new Set<string>();
    const regions =
      'main, nav, aside, search, form[aria-label], section[aria-label], section[aria-labelledby], [role="region"]';
    for (const element of document.querySelectorAll(regions)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const label = element.hasAttribute('aria-labelledby')
        ? accessibleName(element)
        : element.getAttribute('aria-label');
      const landmark = `${element.tagName} ${label ?? ''}`;
      if (landmarks.has(landmark)) faults.push(`two landmarks: ${element.outerHTML.slice(0, 120)}`);
      landmarks.add(landmark);
    }
    return faults;
  }, lang);
}
