import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AccountMenu } from '../../features/account/AccountMenu.tsx';
import { useNickname } from '../../features/account/useNickname.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { hasPageBefore } from '../../shared/page/hasPageBefore.ts';
import { fromReturnTo, inLanguage, paths, searchFieldId } from '../../shared/paths.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { PageLink, useAddressLanguage } from '../../shared/ui/PageLink.tsx';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

/** Goes back within this visit; on a page that was opened directly, goes to the home page. */
export function BackButton() {
  const { messages } = useLanguage();
  const navigate = useNavigate();
  return (
    <IconButton
      icon="back"
      label={messages.shell.back}
      onClick={() => (hasPageBefore() ? navigate(-1) : navigate(paths.home()))}
    />
  );
}

/**
 * A sticky bar of 60 px; the screens that hide the global header bring their own
 * (docs/product/screens.md#around-every-page).
 */
export function TopBar({ children }: { children?: React.ReactNode }) {
  const nickname = useNickname();
  const isHydrated = useIsHydrated();
  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.toggleAttribute('data-visitor', nickname !== null);
  }, [isHydrated, nickname]);
  return (
    <header className="no-print sticky top-0 z-20 hairline-b bg-paper low:static">
      <div className="mx-auto flex min-h-15 max-w-page items-center gap-1 px-2 lg:px-4">
        <BackButton />
        {children}
        {(nickname !== null || !isHydrated) && (
          <div className="for-visitor min-w-0">
            <AccountMenu nickname={nickname} />
          </div>
        )}
        <LanguageMenu />
      </div>
    </header>
  );
}

/**
 * The global header (docs/product/screens.md#routes): back arrow, language globe, search, and the login
 * (docs/product/deviations.md).
 */
export function Header() {
  const { messages } = useLanguage();
  const nickname = useNickname();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const language = useAddressLanguage();
  // On the login page the link keeps the page's own `returnTo`.
  const isLogin = pathname === paths.login();
  const returnTo = isLogin ? (new URLSearchParams(search).get('returnTo') ?? paths.home()) : pathname;
  return (
    <TopBar>
      <PageLink
        to={paths.home()}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-full px-2 bold text-lg text-pine no-underline"
      >
        <img src="/icon.svg" alt="" width={28} height={28} fetchPriority="low" className="rounded-sm" />
        {/* On the narrowest phones an icon replaces the name; otherwise the bar would scroll sideways. */}
        <span className="brand">{messages.brand}</span>
      </PageLink>
      <span className="flex-1" />
      <form
        // The list opens with the focus in its search field, before hydration too.
        action={`${paths.list()}#${searchFieldId}`}
        onSubmit={(event) => {
          event.preventDefault();
          const field = document.getElementById(searchFieldId);
          if (field) field.focus();
          else navigate(inLanguage(paths.list(), language), { state: { focusSearch: true } });
        }}
      >
        {language && <input type="hidden" name="lang" value={language} />}
        <IconButton icon="search" label={messages.shell.search} type="submit" />
      </form>
      {!nickname && (
        <div className="for-guest">
          <PageLink
            to={paths.login({ returnTo })}
            state={isLogin ? state : fromReturnTo}
            replace={isLogin}
            aria-current={isLogin ? 'page' : undefined}
            className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full px-3 semibold text-pine text-sm no-underline hover:bg-foam"
          >
            {messages.shell.logIn}
          </PageLink>
        </div>
      )}
    </TopBar>
  );
}
