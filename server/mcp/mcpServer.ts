import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  ToolSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { ProblemError } from '../platform/problem.ts';
import { checkPlan } from './checkPlan.ts';
import { getPlace } from './getPlace.ts';
import { openAt } from './openAt.ts';
import { searchPlaces } from './searchPlaces.ts';
import type { Tool, ToolContext } from './tool.ts';

const tools: readonly Tool[] = [searchPlaces, getPlace, openAt, checkPlan];

const listed = tools.map(({ call: _, ...tool }) =>
  ToolSchema.parse({
    ...tool,
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }),
);

const instructions =
  'A guide to Gangneung, Korea, and a check of plans for its three-hour tour taxi. Hours and dates are of Asia/Seoul. Texts are in ko, en, cn, tw or ja (locale).';

/** Shared, since it is costly to make. It would check what a server asks of its client, but ours asks nothing. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** Runs a tool with a context in which all reads see the same version of the guide. */
type WithContext = <Result>(run: (context: ToolContext) => Promise<Result>) => Promise<Result>;

interface McpRequest {
  readonly headers: Record<string, string>;
  readonly url: string;
  readonly body: unknown;
  readonly requestId: string;
  readonly withContext: WithContext;
  readonly onFault: (error: unknown) => void;
}

/** The response to one message: each has its own server and transport, since there are no sessions. */
export async function handleMcp(request: McpRequest): Promise<Response> {
  const server = new Server(
    { name: 'solbada', title: 'Solbada', version: '1' },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}`);
    return runTool(tool, params.arguments ?? {}, request);
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const { url, headers, body } = request;
    return await transport.handleRequest(new Request(url, { method: 'POST', headers }), { parsedBody: body });
  } finally {
    await server.close();
  }
}

/** Runs a tool. Problems become its result, so that the model reads which argument to correct. */
async function runTool(tool: Tool, given: unknown, request: McpRequest): Promise<CallToolResult> {
  try {
    const { text, structured } = await request.withContext((context) => tool.call(given, context));
    return { content: [{ type: 'text', text }], structuredContent: structured };
  } catch (error) {
    if (!(error instanceof ProblemError)) request.onFault(error);
    const problem = error instanceof ProblemError ? error : new ProblemError('internal');
    const text = JSON.stringify(problem.toDocument(request.requestId));
    return { isError: true, content: [{ type: 'text', text }] };
  }
}
