import { useLocation } from 'react-router';
import { htmlLang, languageNames, languages } from '../../../domain/languages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../shared/page/Site.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PopoverMenu } from '../../shared/ui/PopoverMenu.tsx';

/**
 * The language menu. It is a form that the server handles, so that it works without script; with script the page stays
 * and its text changes.
 */
export function LanguageMenu() {
  const { language, messages } = useLanguage();
  const { changeLanguage } = useSite();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/language" className="relative">
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      <PopoverMenu
        label={messages.shell.language}
        className="size-11"
        items={languages.map((choice) => (
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
              changeLanguage(choice);
            }}
            className="menu-item"
          >
            {languageNames[choice]}
            {choice === language && <Icon name="check" className="size-5" />}
          </button>
        ))}
      >
        <Icon name="globe" />
      </PopoverMenu>
    </form>
  );
}
