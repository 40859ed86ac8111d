import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { SharedPlan } from '../../../contract/sharedPlan.ts';
import type { Messages } from '../../messages/messages.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { servicesOf } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { SharedPlanGone } from './SharedPlanGone.tsx';
import { SharedPlanView } from './SharedPlanView.tsx';

interface SharedPlanData {
  /** Null if there is no such plan, or no longer. */
  plan: SharedPlan | null;
}

/** Whether the API returned "not found": in the browser a CallFailure, on the server its equivalent. */
function isNotFound(error: unknown): boolean {
  if (error instanceof CallFailure) return error.status === 404;
  const body: unknown = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'notFound';
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { client, language } = servicesOf(context);
  try {
    const input = { params: { token: params.token ?? '' }, query: { locale: language } };
    return { plan: await client.call('getSharedPlan', input) };
  } catch (error) {
    if (isNotFound(error)) return data({ plan: null }, { status: 404 });
    throw error;
  }
}

function headOf({ plan }: SharedPlanData, messages: Messages): PageHead {
  const words = messages.share;
  if (!plan) return { title: `${words.goneTitle} · ${messages.brand}`, description: words.goneText };
  return {
    title: `${words.page} · ${messages.brand}`,
    description: plan.stops.map(({ name }) => name).join(' → '),
    picture: plan.picture,
  };
}

export const handle = { head: headOf };

/** A plan that was shared by a link (DESIGN 3), in the reader's own language; it can be read and taken over. */
export function Component() {
  const { messages } = useLanguage();
  const shared = useLoaderData<SharedPlanData>();
  usePageHead(headOf(shared, messages));
  return shared.plan ? <SharedPlanView plan={shared.plan} /> : <SharedPlanGone />;
}
