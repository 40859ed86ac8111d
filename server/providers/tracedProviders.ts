import { type Tracing, traced } from '../platform/telemetry/tracing/tracing.ts';
import type { IdentityProvider } from './identity.ts';
import type { MailTransport } from './mail.ts';
import type { PaymentProvider } from './payments.ts';
import type { RoutingService } from './routing.ts';

/** A span for one request to an outside service: service, operation and result, without any content. */
function asking(tracing: Tracing, provider: string) {
  return <T>(operation: string, ask: () => Promise<T>): Promise<T> =>
    traced(
      tracing,
      {
        name: `${provider} ${operation}`,
        kind: 'client',
        attributes: { 'solbada.provider': provider, 'solbada.operation': operation },
      },
      async (span) => {
        const answer = await ask();
        span.tell({ 'solbada.outcome': 'answered' });
        return answer;
      },
    );
}

export function tracedPayments(payments: PaymentProvider, tracing: Tracing): PaymentProvider {
  if (!tracing.isOn) return payments;
  const ask = asking(tracing, 'payments');
  return {
    confirm: (wish) => ask('confirm', () => payments.confirm(wish)),
    paymentByKey: (key) => ask('paymentByKey', () => payments.paymentByKey(key)),
    paymentOfOrder: (order) => ask('paymentOfOrder', () => payments.paymentOfOrder(order)),
    cancel: (wish) => ask('cancel', () => payments.cancel(wish)),
  };
}

export function tracedIdentity(identity: IdentityProvider, tracing: Tracing): IdentityProvider {
  if (!tracing.isOn) return identity;
  const ask = asking(tracing, 'identity');
  return {
    begin: (input) => ask('begin', () => identity.begin(input)),
    finish: (input) => ask('finish', () => identity.finish(input)),
  };
}

export function tracedMail(transport: MailTransport, tracing: Tracing): MailTransport {
  if (!tracing.isOn) return transport;
  const ask = asking(tracing, 'mail');
  return {
    send: (message, signal) => ask('send', () => transport.send(message, signal)),
    close: () => transport.close(),
  };
}

export function tracedRouting(routing: RoutingService, tracing: Tracing): RoutingService {
  if (!tracing.isOn) return routing;
  const ask = asking(tracing, 'routing');
  return { secondsBetween: (points) => ask('table', () => routing.secondsBetween(points)) };
}
