import type { FastifyInstance } from 'fastify';
import type { OctoTransport } from './octoClient.ts';

/** Sends requests to an application in this process. */
export const injected =
  (app: () => FastifyInstance): OctoTransport =>
  async ({ method, path, headers, body }) => {
    const response = await app().inject({
      method,
      url: `/octo${path}`,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const content: unknown = JSON.parse(response.body);
    return { status: response.statusCode, headers: response.headers, content };
  };
