import createClient from 'openapi-fetch';
import type { paths } from '../generated/solbada.ts';

/** Has one mistake in each statement: apiClient.test.ts expects the compiler to find all of them. */
export async function wrongProgram(baseUrl: string) {
  const client = createClient<paths>({ baseUrl });
  await client.GET('/api/v1/places/{type}', { params: { path: { type: 'museum' } } });
  await client.POST('/api/v1/auth/login/email', { body: { email: 'sora@example.com' } });
  const { data } = await client.GET('/api/v1/theme');
  return data?.map(({ label }) => label);
}
