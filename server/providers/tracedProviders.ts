import { SpanKind } from '@opentelemetry/api';
import { traced } from '../platform/telemetry/tracing/tracing.ts';
import type { IdentityProvider } from './identity.ts';
import type { MailTransport } from './mail.ts';
import type { PaymentProvider } from './payments.ts';
import type { RoutingService } from './routing.ts';
import type { TourApi } from './tourapi.ts';

/** A span for one request to an outside service: service, operation and result, without any content. */
function requestSpan<T>(provider: string, operation: string, request: () => Promise<T>): Promise<T> {
  const attributes = { 'solbada.provider': provider, 'solbada.operation': operation };
  return traced(`${provider} ${operation}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const response = await request();
    span.setAttribute('solbada.outcome', 'answered');
    return response;
  });
}

export const tracedPayments = (payments: PaymentProvider): PaymentProvider => ({
  confirm: (input) => requestSpan('payments', 'confirm', () => payments.confirm(input)),
  paymentByKey: (...input) => requestSpan('payments', 'paymentByKey', () => payments.paymentByKey(...input)),
  findPaymentByOrder: (...input) =>
    requestSpan('payments', 'findPaymentByOrder', () => payments.findPaymentByOrder(...input)),
  paymentInAnyShop: (...input) =>
    requestSpan('payments', 'paymentInAnyShop', () => payments.paymentInAnyShop(...input)),
  cancel: (input) => requestSpan('payments', 'cancel', () => payments.cancel(input)),
});

export const tracedIdentity = (identity: IdentityProvider): IdentityProvider => ({
  begin: (input) => requestSpan('identity', 'begin', () => identity.begin(input)),
  finish: (input) => requestSpan('identity', 'finish', () => identity.finish(input)),
});

export const tracedMail = (transport: MailTransport): MailTransport => ({
  send: (message, signal) => requestSpan('mail', 'send', () => transport.send(message, signal)),
  close: () => transport.close(),
});

export const tracedRouting = (routing: RoutingService): RoutingService => ({
  secondsBetween: (points) => requestSpan('routing', 'table', () => routing.secondsBetween(points)),
});

export const tracedTourApi = (api: TourApi): TourApi => ({
  list: (...input) => requestSpan('tourapi', 'list', () => api.list(...input)),
  festivals: (...input) => requestSpan('tourapi', 'festivals', () => api.festivals(...input)),
  overview: (...input) => requestSpan('tourapi', 'overview', () => api.overview(...input)),
  intro: (...input) => requestSpan('tourapi', 'intro', () => api.intro(...input)),
  photographs: (...input) => requestSpan('tourapi', 'photographs', () => api.photographs(...input)),
  download: (...input) => requestSpan('tourapi', 'download', () => api.download(...input)),
  browserAddress: (address) => api.browserAddress(address),
});
