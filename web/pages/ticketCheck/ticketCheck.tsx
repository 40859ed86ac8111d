import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator, useRouteError } from 'react-router';
import { driverWords as words } from '../../features/orders/driverWords.ts';
import { MessagePanel } from '../../features/orders/MessagePanel.tsx';
import { CallFailure, type CallResponse } from '../../shared/client/client.ts';
import { readServices } from '../../shared/client/services.ts';
import { isRecord } from '../../shared/isRecord.ts';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { alert } from '../../shared/ui/formShapes.ts';
import { CheckedTicket } from './CheckedTicket.tsx';

type Checked = CallResponse<'checkTicket'>;

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Checked> {
  const { client } = readServices(context);
  const code = params.code ?? '';
  if (!/^[A-Za-z0-9_.-]{10,200}$/.test(code)) throw data({ code: 'notFound' }, { status: 404 });
  return await client.call('checkTicket', { params: { code }, query: {} });
}

const head: PageHead = { title: words.title, description: words.description };

/** Target of a ticket's QR code: whether the ticket is valid, for the driver (docs/product/tickets.md#the-qr-code). */
export function Component() {
  const ticket = useLoaderData<Checked>();
  usePageHead(head);
  return <CheckedTicket ticket={ticket} />;
}

function errorStatus(error: unknown): unknown {
  if (error instanceof CallFailure) return error.status;
  return isRecord(error) && 'status' in error ? error.status : 500;
}

/** An invalid code is reported as such; any other error says nothing about the ticket. */
export function ErrorBoundary() {
  const status = errorStatus(useRouteError());
  const { revalidate } = useRevalidator();
  const isUnknown = status === 404 || status === 400;
  return (
    <div lang="ko" className="px-4">
      <MessagePanel
        icon={alert}
        tone="bad"
        level={1}
        title={isUnknown ? words.invalid : words.unreachable}
        text={<p>{isUnknown ? words.invalidText : words.unreachableText}</p>}
      >
        {!isUnknown && <Button onClick={() => revalidate()}>{words.retry}</Button>}
      </MessagePanel>
    </div>
  );
}
