import { type KeyboardEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { htmlLang, languageNames, languages } from '../../contract/languages.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSite } from './Site.tsx';

/** Moves the focus among the items of an open menu (WAI-ARIA menu pattern). */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[(target + items.length) % items.length]?.focus();
}

/**
 * The globe. A popover of the browser's own, in a form that the server answers, so that it works before and
 * without script; with script the page stays and its words change.
 */
export function LanguageMenu() {
  const { language, messages } = useLanguage();
  const { changeLanguage } = useSite();
  const { pathname, search } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <form method="post" action="/language" className="relative">
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      <button
        type="button"
        popoverTarget={id}
        aria-label={messages.shell.language}
        aria-haspopup="menu"
        title={messages.shell.language}
        data-native
        className="inline-flex size-11 items-center justify-center rounded-full text-ink hover:bg-foam"
      >
        <Icon name="globe" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={messages.shell.language}
        tabIndex={-1}
        onKeyDown={moveFocus}
        onToggle={(event) => {
          if (event.newState === 'open') menu.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
        }}
        className="menu fixed inset-auto top-15 right-2 m-0 min-w-44 rounded-md border border-hairline bg-surface p-1.5 text-ink raised"
      >
        {languages.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="language"
            value={choice}
            role="menuitem"
            lang={htmlLang[choice]}
            aria-current={choice === language ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              menu.current?.hidePopover();
              changeLanguage(choice);
            }}
            className="flex min-h-11 w-full items-center justify-between gap-4 rounded-sm px-3 text-left hover:bg-foam aria-current:bold aria-current:text-pine"
          >
            {languageNames[choice]}
            {choice === language && <Icon name="check" className="size-5" />}
          </button>
        ))}
      </div>
    </form>
  );
}
