import type { WidgetTexts } from './widgetTexts.ts';

export const widgetStyle = `
:host{all:initial;display:block}
*{box-sizing:border-box}
*{color-scheme:light dark}
.widget{--ink:#111;--muted:#55605f;--line:#8a9392;--soft:#eef2f1;--blue:#1b5fc1;color:var(--ink);font:1rem/1.5 system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){.widget{--ink:#eef3f0;--muted:#a9b8b5;--line:#7c8c8f;--soft:#22333a;--blue:#8ab6ff}}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend{padding:0;margin:0 0 .5rem;font-weight:700}
.box{border:1px solid var(--line);border-radius:.75rem;padding:.25rem 1rem 1rem}
.box.plain{padding-block:.25rem}
.choice{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;cursor:pointer}
.choice input{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--blue)}
.field label{display:block;font-weight:600;margin:.25rem 0 .375rem}
.field input{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:transparent;color:inherit;font:inherit;font-variant-numeric:tabular-nums}
p{margin:.75rem 0 .5rem;color:var(--muted);font-size:.875rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.375rem}
ul button{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;width:100%;min-height:2.75rem;align-items:center;padding:.5rem .75rem;border:0;border-radius:.5rem;background:var(--soft);color:inherit;font:inherit;font-size:.875rem;text-align:start;cursor:pointer}
ul span:first-child{font-variant-numeric:tabular-nums;font-weight:600}
ul span+span{color:var(--muted)}
:focus-visible{outline:3px solid #e8710a;outline-offset:2px}
dialog{width:min(30rem,calc(100vw - 2rem));height:min(44rem,calc(100vh - 2rem));padding:0;border:0;border-radius:.75rem;background:Canvas}
dialog::backdrop{background:rgb(0 0 0/.55)}
.frame{display:flex;flex-direction:column;height:100%}
.frame button{align-self:flex-end;min-height:2.75rem;padding:.5rem 1rem;border:0;background:transparent;color:CanvasText;font:inherit;cursor:pointer}
iframe{flex:1;width:100%;border:0}
`;

/** A payment UI: one method, with its test payers. */
export interface WidgetVariant {
  readonly code: string;
  readonly currency: string;
  /** Null for cards. */
  readonly name: string | null;
  readonly isChargedLater: boolean;
  readonly payers: Readonly<Record<string, keyof WidgetTexts>>;
}

interface ViewOptions {
  readonly texts: Readonly<Record<string, WidgetTexts>>;
  readonly style: string;
}

/**
 * The views of the widgets. The browser gets this function as text (tossSandbox.ts), so it must use nothing from
 * outside itself. It draws in shadow roots with constructed style sheets: neither the page's styles nor its policy
 * interferes.
 */
export function createWidgetViews({ texts, style }: ViewOptions) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);

  function say(key: keyof WidgetTexts): string {
    return (texts[document.documentElement.lang] ?? texts.ko)?.[key] ?? '';
  }

  function add<K extends keyof HTMLElementTagNameMap>(
    parent: Node,
    tag: K,
    attributes: Readonly<Record<string, string>> = {},
    text = '',
  ): HTMLElementTagNameMap[K] {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    parent.appendChild(element);
    return element;
  }

  function openRoot(container: Element) {
    const host = add(container, 'div');
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    return { widget: add(shadow, 'div', { class: 'widget' }), remove: () => host.remove() };
  }

  const grouped = (digits: string) => digits.replace(/\d{4}(?=\d)/g, '$& ');

  function methods(
    container: Element,
    { code, name, payers }: WidgetVariant,
    onSelect: (code: string) => void,
  ) {
    const isCard = name === null;
    const shown = (payer: string) => (isCard ? grouped(payer) : payer);
    const { widget, remove } = openRoot(container);
    const group = add(widget, 'fieldset');
    add(group, 'legend', {}, say('methods'));
    const box = add(group, 'div', { class: 'box' });
    const choice = add(box, 'label', { class: 'choice' });
    const radio = add(choice, 'input', { type: 'radio', name: 'method', value: code });
    add(choice, 'span', {}, name ?? say('card'));
    const field = add(box, 'div', { class: 'field' });
    add(field, 'label', { for: 'card' }, say(isCard ? 'cardNumber' : 'account'));
    const input = add(field, 'input', {
      id: 'card',
      type: 'text',
      inputmode: isCard ? 'numeric' : 'email',
      maxlength: isCard ? '23' : '60',
      // Keeps the browser from filling in a real number.
      autocomplete: 'off',
      'aria-describedby': 'hint',
    });
    add(box, 'p', { id: 'hint' }, say(isCard ? 'hint' : 'accountHint'));
    const list = add(box, 'ul');
    const select = () => {
      if (radio.checked) return;
      radio.checked = true;
      onSelect(code);
    };
    radio.addEventListener('change', () => onSelect(code));
    input.addEventListener('input', select);
    // A wallet asks for its account in its own window: here one is filled in, and a UI of one method is chosen.
    if (!isCard) {
      input.value = Object.keys(payers)[0] ?? '';
      radio.checked = true;
    }
    for (const [payer, behaviour] of Object.entries(payers)) {
      const button = add(add(list, 'li'), 'button', { type: 'button' });
      add(button, 'span', {}, shown(payer));
      add(button, 'span', {}, say(behaviour));
      button.addEventListener('click', () => {
        input.value = shown(payer);
        select();
        input.focus();
      });
    }
    return {
      remove,
      selected: () => (radio.checked ? code : null),
      payer: () => (isCard ? input.value.replace(/[\s-]/g, '') : input.value.trim().toLowerCase()),
      focusPayer: () => input.focus(),
    };
  }

  function agreement(container: Element, onChange: () => void) {
    const { widget, remove } = openRoot(container);
    const group = add(widget, 'fieldset');
    add(group, 'legend', {}, say('terms'));
    const choice = add(add(group, 'div', { class: 'box plain' }), 'label', { class: 'choice' });
    const box = add(choice, 'input', { type: 'checkbox', 'aria-required': 'true' });
    add(choice, 'span', {}, say('agree'));
    box.addEventListener('change', onChange);
    return { remove, isAgreed: () => box.checked };
  }

  /** A window over the page; `onClosed` when the visitor closes it. */
  function frame(address: string, onClosed: () => void) {
    const { widget, remove } = openRoot(document.body);
    const dialog = add(widget, 'dialog', { 'aria-label': say('window') });
    const content = add(dialog, 'div', { class: 'frame' });
    const button = add(content, 'button', { type: 'button' }, say('close'));
    add(content, 'iframe', { src: address, title: say('window') });
    button.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      remove();
      onClosed();
    });
    dialog.showModal();
  }

  return { methods, agreement, frame };
}
