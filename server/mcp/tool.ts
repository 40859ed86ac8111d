import { z } from 'zod';
import type { Stop } from '../../contract/stops.ts';
import { isSeoulMinute } from '../../domain/calendar/seoulTime.ts';
import { languages } from '../../domain/languages.ts';
import type { PlaceType } from '../../domain/places/placeTypes.ts';
import type { GuideClient } from '../../web/app/entryServer.tsx';
import { parsed } from '../http/validation.ts';
import { ProblemError } from '../platform/problem.ts';

/** What a tool reads besides its arguments. */
export interface ToolContext {
  /** Calls the API's endpoints in process; all reads see the same version of the guide. */
  readonly client: GuideClient;
  readonly now: Date;
  /** The origin of the guide's pages. */
  readonly origin: string;
}

interface ToolResult {
  /** The result as text, for clients that show no structured content. */
  readonly text: string;
  readonly structured: Record<string, unknown>;
}

/** A tool as the server lists and calls it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
  /** @throws ProblemError that names the argument, as the API names a field */
  readonly call: (given: unknown, context: ToolContext) => Promise<ToolResult>;
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (input: z.output<Input>, context: ToolContext) => Promise<z.input<Output>>;
  readonly resultText: (output: z.output<Output>) => string;
}

/** Clients validate with JSON Schema's draft 7, the SDK's own default. */
const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'draft-7', io });

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  title,
  description,
  input,
  output,
  run,
  resultText,
}: ToolDefinition<Input, Output>): Tool {
  return {
    name,
    title,
    description,
    inputSchema: toJsonSchema(input, 'input'),
    outputSchema: toJsonSchema(output, 'output'),
    async call(given, context) {
      const response = await run(
        parsed(input, given, (path) => path.join('.') || 'arguments'),
        context,
      );
      const structured = output.parse(response);
      return { text: resultText(structured), structured };
    },
  };
}

export const localeArgument = z
  .enum(languages)
  .default('en')
  .describe('Language of the texts; cn is Simplified Chinese, tw Traditional Chinese');

export const minuteArgument = z
  .string()
  .refine(
    (text) => text === 'now' || isSeoulMinute(text),
    'now, or a minute in Seoul such as 2026-11-21T14:05',
  )
  .describe('now, or a minute of Asia/Seoul without a zone, such as 2026-11-21T14:05');

export const placeIdArgument = z.int().min(1).max(2_147_483_647);

/** The address of a place's page. */
export const pageAddress = (origin: string, type: PlaceType, id: number, locale: string) =>
  `${origin}/content/${type}/${id}?lang=${locale}`;

/**
 * The places of a list of ids, in its order.
 * @throws ProblemError naming each id that is no place of the guide
 */
export async function readListedStops(
  { client }: ToolContext,
  { field, ids, locale }: { field: string; ids: readonly number[]; locale: (typeof languages)[number] },
): Promise<Stop[]> {
  const stops = await client.call('listStops', { params: {}, query: { ids: ids.join(','), locale } });
  const listed = new Map(stops.filter(({ isListed }) => isListed).map((stop) => [stop.id, stop]));
  const errors = ids.flatMap((id, index) =>
    listed.has(id)
      ? []
      : [{ field: `${field}.${index}`, code: 'unknownPlace', message: `the guide has no place ${id}` }],
  );
  if (errors.length > 0) {
    const detail = errors.map((error) => `${error.field}: ${error.message}`).join('; ');
    throw new ProblemError('invalidRequest', detail, errors);
  }
  return ids.flatMap((id) => listed.get(id) ?? []);
}
