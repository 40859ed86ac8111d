import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { PopoverMenu } from '../../shared/ui/PopoverMenu.tsx';
import { showLogoutNotice } from '../plan/showLogoutNotice.ts';
import { session } from './session.ts';

/**
 * The greeting, with the account's menu (docs/product/names.md). In a page that is the same for everyone the boot
 * script writes the nickname.
 */
export function AccountMenu({ nickname }: { nickname: string | null }) {
  const { messages } = useLanguage();
  const client = useClient();
  const shellMessages = messages.shell;
  const [before, after] = shellMessages.greeting('{}').split('{}');
  const leave = async () => {
    const isServerReached = session.logOut(client);
    // The button that had the focus was removed.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    showLogoutNotice(shellMessages, (await isServerReached) ? '' : shellMessages.loggedOutHere);
  };
  return (
    <PopoverMenu
      className="min-w-0 max-w-full px-1 semibold text-sm"
      items={
        <>
          <PageLink role="menuitem" to={paths.account()} className="menu-item">
            {shellMessages.myAccount}
          </PageLink>
          <PageLink role="menuitem" to={paths.tickets()} className="menu-item">
            {shellMessages.myTickets}
          </PageLink>
          <button type="button" role="menuitem" onClick={leave} className="menu-item">
            {shellMessages.logOut}
          </button>
        </>
      }
    >
      <span className="greeting text-left">
        {before}
        <span data-nickname suppressHydrationWarning>
          {nickname ?? ''}
        </span>
        {after}
      </span>
    </PopoverMenu>
  );
}
