import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serverPort } from '../../platform/serverPort.ts';

const resultSchema = z.object({
  isError: z.literal(false).optional(),
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  structuredContent: z.record(z.string(), z.unknown()),
});

/** The SDK's own client, connected to a listening application. */
export async function connectClient(app: FastifyInstance): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${serverPort(app.server)}/mcp`)),
  );
  // From here on the client validates results by the tools' output schemas.
  await client.listTools();
  return client;
}

/** The result of a tool that must succeed. */
export async function callTool(client: Client, name: string, given: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: given });
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) throw new Error(`${name} failed: ${JSON.stringify(result)}`);
  const { content, structuredContent } = parsed.data;
  return { text: content[0].text, structured: structuredContent };
}
