import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { SharedPlan } from '../../../contract/sharedPlan.ts';
import type { Language } from '../../../domain/languages.ts';
import { storeLoaded } from '../../features/offline/deviceClient.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { CallFailure, type GuideClient } from '../../shared/client/client.ts';
import { readServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { isRecord } from '../../shared/isRecord.ts';
import { EmptyPage } from '../../shared/page/EmptyPage.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { SharedPlanView } from './SharedPlanView.tsx';
import { sharedPlanJsonLd } from './sharedPlanJsonLd.ts';

/** Whether the API returned "not found": in the browser a CallFailure, on the server its equivalent. */
function isNotFound(error: unknown): boolean {
  if (error instanceof CallFailure) return error.status === 404;
  return isRecord(error) && isRecord(error.data) && error.data.code === 'notFound';
}

/** The plan, or null if there is no such plan, or no longer. */
const sharedPlanQuery = (client: GuideClient, token: string, locale: Language) =>
  queryOptions({
    queryKey: ['sharedPlan', token, locale],
    queryFn: async ({ signal }): Promise<SharedPlan | null> => {
      try {
        return await client.call('getSharedPlan', { params: { token }, query: { locale } }, signal);
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { client, queries, language } = readServices(context);
  const { token = '' } = params;
  const plan = await queries.fetchQuery(sharedPlanQuery(client, token, language));
  return data({ token }, { status: plan ? 200 : 404 });
}

function pageHead(plan: SharedPlan | null, messages: Messages): PageHead {
  const shareMessages = messages.share;
  if (!plan)
    return { title: `${shareMessages.goneTitle} · ${messages.brand}`, description: shareMessages.goneText };
  return {
    title: `${shareMessages.page} · ${messages.brand}`,
    description: plan.stops.map(({ name }) => name).join(' → '),
    picture: plan.picture,
    ...(import.meta.env.SSR && { jsonLd: [sharedPlanJsonLd(plan, shareMessages.page)] }),
  };
}

/**
 * A plan that was shared by a link (docs/product/sharing.md), in the reader's own language; it can be read and taken
 * over.
 */
export function Component() {
  const { language, messages } = useLanguage();
  const { token } = useLoaderData<{ token: string }>();
  const { data: plan = null } = useQuery(sharedPlanQuery(useClient(), token, language));
  usePageHead(pageHead(plan, messages));
  useEffect(() => {
    // The plan may have come with the document, and not by a call that stores it.
    if (plan) storeLoaded('getSharedPlan', { params: { token }, query: { locale: language } }, plan);
  }, [plan, token, language]);
  return plan ? <SharedPlanView plan={plan} /> : <SharedPlanGone />;
}

/** For a link that was ended or never existed: the two cannot be distinguished. */
function SharedPlanGone() {
  const { goneTitle, goneText } = useLanguage().messages.share;
  return <EmptyPage title={goneTitle} text={goneText} />;
}
