import { useQueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { Me } from '../../../contract/accounts.ts';
import { meQuery, useMe } from '../../features/account/accountQueries.ts';
import { session } from '../../features/account/session.ts';
import { ThemeChoice } from '../../features/account/ThemeChoice.tsx';
import { useOwner } from '../../features/account/useOwner.ts';
import { preloadCompany } from '../../features/company/companyQuery.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { themesQuery } from '../../shared/client/callQuery.ts';
import { readServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { showNotice } from '../../shared/page/notice.ts';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton, Skeletons } from '../../shared/ui/Skeleton.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { GoogleLink } from './GoogleLink.tsx';
import { NicknameChange } from './NicknameChange.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { SessionList } from './SessionList.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const services = readServices(context);
  const { client, queries, language } = services;
  await Promise.all([queries.fetchQuery(themesQuery(client, language)), preloadCompany(services)]);
  return null;
}

function pageHead(messages: Messages): PageHead {
  return {
    title: `${messages.account.title} · ${messages.brand}`,
    description: messages.account.description,
  };
}

function Loading() {
  const { messages } = useLanguage();
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <p role="status" className="sr-only">
        {messages.account.loading}
      </p>
      <Skeletons count={4}>{(index) => <Skeleton key={index} className="h-64 w-full" />}</Skeletons>
    </div>
  );
}

/** My account: the user's data, logout and deletion. Guests are sent to the login and back. */
export function Component() {
  const { messages } = useLanguage();
  const isOwner = useOwner(paths.account());
  usePageHead(pageHead(messages));
  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 pb-10 lg:max-w-page lg:pt-10">
      <h1 className="bold text-2xl lg:text-3xl">{messages.account.title}</h1>
      <div className="mt-5">{isOwner ? <MyAccount /> : <Loading />}</div>
    </div>
  );
}

function MyAccount() {
  return (
    <QueryResult query={useMe()} loading={<Loading />}>
      {(me) => <AccountPanels me={me} />}
    </QueryResult>
  );
}

function AccountPanels({ me }: { me: Me }) {
  const { messages } = useLanguage();
  const accountMessages = messages.account;
  const queries = useQueryClient();
  const client = useClient();
  const setMe = (changed: Me) => {
    queries.setQueryData(meQuery(client, changed.nickname).queryKey, changed);
    // Some changes end the other sessions.
    void queries.invalidateQueries({ queryKey: ['listSessions'] });
  };
  return (
    <div className="grid grid-cols-1 gap-4 lg:block lg:columns-2 lg:gap-6 lg:*:mb-6 lg:*:break-inside-avoid">
      <dl className="flex lg:[column-span:all] flex-wrap gap-x-3 wrap-anywhere">
        <dt className="text-muted">{messages.signUp.email}</dt>
        <dd>{me.email}</dd>
      </dl>
      <Panel title={messages.signUp.nickname}>
        <NicknameChange me={me} onChanged={setMe} />
      </Panel>
      <Panel title={messages.signUp.themes} lead={accountMessages.themesLead}>
        <ThemeChoice savesNone />
      </Panel>
      <Panel
        title={me.hasPassword ? accountMessages.changePassword : accountMessages.setPassword}
        {...(me.hasPassword ? {} : { lead: accountMessages.setPasswordLead })}
      >
        {me.hasPassword ? <PasswordChange me={me} onChanged={setMe} /> : <FirstPassword me={me} />}
      </Panel>
      {me.googleLinkedAt && (
        <Panel title={accountMessages.google}>
          <GoogleLink me={me} since={me.googleLinkedAt} onChanged={setMe} />
        </Panel>
      )}
      <Panel title={accountMessages.devices} lead={accountMessages.devicesLead}>
        <SessionList me={me} />
      </Panel>
      <Panel title={accountMessages.data} lead={accountMessages.dataLead}>
        <DownloadData />
      </Panel>
      <Panel title={accountMessages.delete} lead={accountMessages.deleteLead}>
        <DeleteAccount
          me={me}
          onDeleted={() => {
            session.left();
            showNotice(accountMessages.deleted);
          }}
        />
      </Panel>
    </div>
  );
}
