import createClient from 'openapi-fetch';
import type { components, paths } from '../generated/solbada.ts';

type Ticket = components['schemas']['Ticket'];

/** Signs in, saves a plan of one place, and lists the paid tickets. */
export async function savePlan(baseUrl: string, email: string, password: string, placeId: number) {
  const client = createClient<paths>({ baseUrl });
  const session = await client.POST('/api/v1/auth/login/email', { body: { email, password } });
  if (!session.data) throw new Error(session.error.code);
  const headers = { authorization: `Bearer ${session.data.accessToken}` };

  const saved = await client.POST('/api/v1/trip-plan', {
    headers,
    params: { query: { locale: 'en' } },
    body: {
      tripPlan: { tripDate: '2026-12-24', startTime: '10:00', numberOfPeople: 2 },
      visitSpotSet: [{ placeId, orderIndex: 1 }],
      baseUpdatedAt: null,
    },
  });
  if (!saved.data) throw new Error(saved.error.code);
  const stops: string[] = saved.data.visitSpotSet.map(({ name }) => name);
  const savedAt: string | null = saved.data.updatedAt;

  const tickets = await client.GET('/api/v1/user/tickets', {
    headers,
    params: { query: { status: 'paid' } },
  });
  if (!tickets.data) throw new Error(tickets.error.code);
  const paid: Ticket[] = tickets.data.content;
  return { nickname: session.data.nickname, stops, savedAt, paid: paid.length };
}
