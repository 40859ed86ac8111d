import createClient from 'openapi-fetch';
import type { components, paths } from '../generated/solbada.ts';

/** Places an order, has the provider authorise it, and confirms the payment; a refusal says its reason. */
export async function buyTicket(
  baseUrl: string,
  accessToken: string,
  email: components['schemas']['Email'],
  authorize: (orderId: string, amount: number) => Promise<string>,
) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${accessToken}` } });
  const placed = await client.POST('/api/v1/payments/orders', {
    body: {
      tripDate: '2026-12-24',
      startTime: '10:00',
      numberOfPeople: 2,
      departure: 'GANGNEUNG_STATION',
      visitSpotSet: [{ placeId: 1, orderIndex: 1 }],
      customerName: 'KIM SORA',
      customerEmail: email,
    },
  });
  if (!placed.data) return { problem: placed.error.code, fields: placed.error.errors ?? [] };
  const { orderId, amount } = placed.data;
  const paymentKey = await authorize(orderId, amount);
  const confirmed = await client.POST('/api/v1/payments/confirm', { body: { paymentKey, orderId, amount } });
  if (!confirmed.data) return { problem: confirmed.error.code, reason: confirmed.error.reason ?? null };
  const ticket = await client.GET('/api/v1/user/tickets/{orderId}', { params: { path: { orderId } } });
  if (!ticket.data) return { problem: ticket.error.code, fields: [] };
  // A detail extends the ticket: both halves are there.
  const { status, refundRule, stops } = ticket.data;
  return { status, percents: refundRule.steps.map(({ percent }) => percent), stops: stops.length };
}
