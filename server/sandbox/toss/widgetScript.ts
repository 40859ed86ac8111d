import { cardFates } from './cards.ts';
import { createTossGlobal } from './widgetSdk.ts';
import { widgetTexts } from './widgetTexts.ts';
import { createWidgetViews, widgetStyle } from './widgetViews.ts';

/**
 * The script that a page loads, like the provider's: it defines the global TossPayments and nothing else. The two
 * functions are sent as their own source text, from which Node has already stripped the types: this needs no build
 * step, and they are linted and type-checked.
 */
export function widgetScript(prefix: string): string {
  const options = JSON.stringify({ texts: widgetTexts, style: widgetStyle, cards: cardFates });
  return `(() => {
'use strict';
if (window.TossPayments) return;
const options = ${options};
const authorizeUrl = new URL(${JSON.stringify(`${prefix}/authorize`)}, document.currentScript?.src || location.href).href;
${createWidgetViews.toString()}
${createTossGlobal.toString()}
window.TossPayments = createTossGlobal({ views: createWidgetViews(options), cards: options.cards, authorizeUrl });
})();
`;
}
