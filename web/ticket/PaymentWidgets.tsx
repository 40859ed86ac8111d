import { useLanguage } from '../i18n/LanguageContext.tsx';
import { Button } from '../ui/Button.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { agreementId, methodsId, type WidgetsState } from './useWidgets.ts';

/** Where the provider shows the ways to pay and what to agree to. */
export function PaymentWidgets({ state }: { state: WidgetsState }) {
  const { messages } = useLanguage();
  const { payment: words } = messages.ticket;
  return (
    <Panel title={words.method}>
      <FormFailure
        sentence={state.kind === 'failed' && words.methodFailed}
        action={
          state.kind === 'failed' && (
            <Button look="plain" className="-ml-5" onClick={state.retry}>
              {messages.shell.retry}
            </Button>
          )
        }
      />
      {state.kind === 'loading' && (
        <>
          <p role="status" className="sr-only">
            {words.methodLoading}
          </p>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="mt-3 h-12 w-full" />
        </>
      )}
      {/* The provider fills these two; React never touches what is in them. */}
      <div id={methodsId} />
      <div id={agreementId} className="mt-3" />
      <p className="mt-3 text-muted text-sm">{words.secure}</p>
    </Panel>
  );
}
